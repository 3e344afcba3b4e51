import type { Synonym } from './understand.rules.ts';

/**
 * Words for the things of electronics shops and homes in English, French and Kinyarwanda, there in every shop. A line is
 * one thing: its names, each of which stands for all the others; after `<` what people call it besides, and nobody
 * writes on a product; after `>` what all of these may mean as well.
 */
const things = `
phone, smartphone, mobile phone, cell phone, cellphone, mobile, smart phone, téléphone, téléphone portable, téléphone mobile, telefone, terefone, telefoni < fone, handset, gsm, android phone, telephone cellulaire, simatifone, tel
feature phone, keypad phone, gatushi, téléphone à touches < button phone, torch phone, basic phone, telefone ya gatushi, small phone
iphone < ayifone, i phone, aifone, apple phone
tablet, tab, tablette, tabureti < tablet pc, tablette tactile, ipad, pad
laptop, notebook, notebook computer, ordinateur portable, pc portable, mudasobwa igendanwa, laputopu < portable computer, laptop computer, lap top, chromebook
desktop computer, desktop pc, ordinateur de bureau, unité centrale < tower pc, desktop, mudasobwa yo ku meza
computer, pc, ordinateur, ordi, mudasobwa, kompyuta > laptop, desktop computer, notebook
monitor, moniteur, écran pc, écran d'ordinateur < computer screen, pc screen, display, ecran, screen
printer, imprimante, imprimante multifonction < impurimante, photocopier, photocopieuse, printing machine, imashini icapa
ink cartridge, cartouche d'encre, ink bottle, cartouche < printer ink, ink, encre, wino
toner, toner cartridge, cartouche de toner < toneri
scanner, document scanner, numériseur < scan machine, sikaneri
keyboard, clavier < key board, kalaviye
mouse, souris < computer mouse, imbeba ya mudasobwa
mouse pad, mousepad, tapis de souris
webcam, web camera, web cam < pc camera, caméra pc
hard drive, hard disk, hard disk drive, hdd, disque dur < external drive, external hdd, disque externe, external hard disk
ssd, solid state drive, disque ssd
flash drive, pen drive, pendrive, usb stick, clé usb, usb flash, flash disk < thumb drive, memory stick, usb key, flashi, flash, usb disk
memory card, sd card, microsd, micro sd, carte mémoire, carte sd < tf card, memori kadi, memory chip, karita memwari
ram, memory module, mémoire vive, barrette mémoire
usb hub, usb splitter, hub usb < docking station, multiport adapter
cooling pad, laptop cooler, refroidisseur < notebook cooler, laptop fan
laptop bag, laptop sleeve, laptop backpack, sacoche, sacoche ordinateur < laptop case, notebook bag, housse ordinateur, igikapu cya mudasobwa, sac ordinateur
laptop stand, laptop riser, support ordinateur < notebook stand, laptop table
laptop charger, laptop adapter, chargeur pc, chargeur ordinateur < notebook charger, ac adapter, pc charger, sharijeri ya mudasobwa
charger, chargeur, sharijeri, charge adapter < charger head, power adapter, charging adapter, shajeri, phone adapter, chargeur secteur
car charger, chargeur voiture, chargeur allume cigare < vehicle charger, auto charger
wireless charger, chargeur sans fil, wireless charging pad < induction charger, charging pad, qi charger
power bank, powerbank, batterie externe, batterie portable < portable charger, battery pack, pawa banki, power pack, mobile charger battery
usb cable, data cable, charging cable, câble usb, câble de charge < charger cable, charging cord, usb cord, usb wire, lightning cable, umugozi wa sharijeri, fil de charge
hdmi cable, câble hdmi, cordon hdmi < hdmi cord, hdmi wire
ethernet cable, lan cable, network cable, câble réseau, câble ethernet < internet cable, rj45 cable, cat6 cable
phone case, phone cover, back cover, mobile cover, coque, étui, housse téléphone, coque téléphone, igifuniko cya telefone < case, cover, bumper, etui telephone, flip cover, agasakoshi ka telefone
screen protector, tempered glass, screen guard, verre trempé, protection écran, protecteur d'écran < glass protector, screen glass, protege ecran, ikirahure cya telefone
phone holder, phone stand, mobile holder, mobile stand, support téléphone < car mount, car holder, phone mount
selfie stick, perche selfie, perche à selfie < monopod
earbuds, true wireless earbuds, tws, écouteurs sans fil, airpods < ear buds, ear pods, earpods, wireless earphones, pods, airpod, oreillettes bluetooth
earphones, earphone, écouteurs, in ear headphones, ekuteri < ear phones, oreillettes, kit piéton, wired earphones, handsfree, eyefone
headphones, headphone, casque, casque audio, headset, over ear headphones < head phones, ecouteurs casque, head set, micro casque, ekuteri nini
neckband, neck band, neckband earphones, tour de cou
speaker, enceinte, haut parleur, baffle, indangururamajwi, bluetooth speaker < loudspeaker, sound box, bluetooth box, boom box, baf, spika, music box
soundbar, sound bar, barre de son < tv speaker, sound stick
home theatre, home theater, home cinema, home cinéma < surround system, hometheater, music system
subwoofer, caisson de basses, woofer
microphone, mic, micro, mikoro < mike, lavalier
radio, poste radio, iradiyo, radiyo < transistor, fm radio, radiyo ntoya
amplifier, amplificateur, ampli
tv, television, televisions, televiseur, télévision, televiziyo, tereviziyo, télé, smart tv, led tv < teve, tele, smart tele, flat screen, flat tv, ecran plat, plasma, television set, tivi, terevision
tv stand, meuble tv, tv cabinet, tv unit, tv table < television stand, table tele, tv rack, akabati ka televiziyo
tv wall mount, tv bracket, wall bracket, support mural tv, support tv < tv mount, tv hanger, wall mount, tv holder
remote control, remote, télécommande, telekomande < tv remote, telecommande tv, controller tv, rimoti, commande tele
ac remote, télécommande climatiseur
streaming stick, tv stick, tv box, android tv box, media player < box tv, smart box, fire stick
decoder, set top box, décodeur < dekoderi, receiver
projector, vidéoprojecteur, projecteur, rétroprojecteur < beamer, data projector, proyekiteri
projector screen, projection screen, écran de projection < ecran projecteur
camera, appareil photo, caméra, kamera < photo camera, kodak, appareil photographique, foto
security camera, cctv, cctv camera, surveillance camera, ip camera, caméra de surveillance, caméra de sécurité < camera de securite, home camera, spy camera, kamera zo gucunga umutekano, surveillance
digital camera, dslr, appareil photo numérique, dslr camera
action camera, sports camera, caméra sport < gopro, action cam, sport cam
tripod, trépied < camera tripod, tripod stand, camera stand
ring light, anneau lumineux, selfie light < tiktok light
camera bag, sac photo, camera case
drone, quadcopter < drone camera
smart watch, smartwatch, montre connectée, isaha igezweho < smart wach, connected watch, apple watch
watch, montre, isaha, isaha yo ku kuboko > smart watch, smartwatch, clock
fitness band, smart band, fitness tracker, activity tracker, bracelet connecté < smart bracelet, smartband, band, bracelet
watch strap, watch band, bracelet montre < strap, wristband, watch belt
game console, gaming console, console de jeux, console de jeu, console < video game console, jeux video, video games, imikino, play station
playstation 5 < ps5, ps 5, play station 5
playstation 4 < ps4, ps 4, play station 4
playstation < ps, pleyisiteshoni
game controller, controller, gamepad, manette, joystick, manette de jeu < game pad, joypad, pad de jeu
gaming chair, chaise gamer, fauteuil gamer < chaise gaming
router, routeur, wifi router, wi fi router, ruta < wifi box, internet box, modem wifi, box internet, wireless router
wifi extender, range extender, wifi repeater, répéteur wifi, wifi booster, amplificateur wifi < signal booster, wifi amplifier, repeater
mifi, mobile hotspot, pocket wifi, hotspot, wifi modem, portable wifi < hot spot, wifi de poche, mobile wifi, modem
wifi adapter, wifi dongle, wireless adapter, clé wifi < usb wifi, wifi stick, network adapter
network switch, ethernet switch, switch réseau, commutateur
refrigerator, fridge, réfrigérateur, frigo, firigo < frigidaire, friji, mini fridge, ice box, refrigerateur
freezer, deep freezer, congélateur, konjerateri < surgélateur, chest freezer, ice freezer, furiza
water dispenser, fontaine à eau, distributeur d'eau < water cooler, dispenser, imashini y'amazi
water purifier, water filter, purificateur d'eau, filtre à eau < ro purifier, purifieur, akayunguruzo k'amazi
microwave, microwave oven, micro ondes, four à micro ondes < micro onde, micro wave, mikoronde, microonde, four micro onde
oven, electric oven, four électrique, ifuru, otg < four, baking oven, oven toaster, fuuru
gas stove, gas cooker, gas hob, cuisinière à gaz, réchaud à gaz, iziko rya gaz < gas burner, gaz, plaque à gaz, gas plate, gas cooktop, ishyiga rya gaz
cooker, stove, cuisinière, réchaud, iziko > gas cooker, gas stove, rice cooker, pressure cooker
induction cooker, induction cooktop, plaque à induction, infrared cooker, induction stove < hot plate, hotplate, plaque électrique, electric stove, plaque chauffante, electric cooker, induction
rice cooker, cuiseur à riz, cuiseur de riz < ricecooker, umuceri, rice steamer, imashini iteka umuceri
pressure cooker, cocotte minute, autocuiseur, multi cooker < instant pot, cocotte, isafuriya ya presha
air fryer, airfryer, friteuse sans huile, friteuse à air < fryer, friteuse, oil free fryer, deep fryer
kettle, electric kettle, bouilloire, bouilloire électrique, bwiloware < water boiler, tea kettle, jug, ibirika, kettle jug
blender, mixeur, blendeur, smoothie maker, bulenda < moulinex, juice blender, grinder, liquidiser, mixer blender, mixer
juicer, juice extractor, presse agrumes, extracteur de jus, centrifugeuse < juice maker, juice machine, squeezer
hand mixer, batteur, batteur électrique, egg beater, cake mixer, mixer < dough mixer, beater, mixeur a main
toaster, bread toaster, grille pain, toster < toast machine
sandwich maker, sandwich toaster, appareil à sandwich, croque monsieur < grill toaster, waffle maker, gaufrier
coffee maker, coffee machine, machine à café, cafetière, espresso machine < espresso maker, percolateur, ikawa, coffeemaker, imashini y'ikawa
kitchen scale, balance de cuisine, food scale, weighing scale < umunzani, balance, weight scale
bathroom scale, body scale, pèse personne, weighing scale < weight machine, umunzani w'abantu
dishwasher, lave vaisselle < dish washer, imashini yoza amasahani
thermos, vacuum flask, thermos flask, flask < teremosi, bouteille thermos
iron, steam iron, dry iron, fer à repasser, ipasi, electric iron < pasi, fer, pressing iron, fer vapeur, ipasi y'amashanyarazi
garment steamer, clothes steamer, défroisseur, fabric steamer < steamer, defroisseur vapeur
ironing board, table à repasser, planche à repasser < iron table, iron board
vacuum cleaner, vacuum, aspirateur, hoover < vaccum, carpet cleaner, imashini ikubura, robot vacuum
washing machine, washer, machine à laver, lave linge, imashini imesa, imashini yo kumesa < laundry machine, laundry, clothes washer, machine a lessive, imashini ifura
dryer, clothes dryer, tumble dryer, sèche linge
sewing machine, machine à coudre, imashini idoda < tailoring machine, icyarahani, stitching machine, imashini yo kudoda
fan, ventilateur, standing fan, ventilo, vantirateri < table fan, ceiling fan, stand fan, umuyaga, pedestal fan
air conditioner, ac, climatiseur, air conditioning, split ac, climatisation < aircon, clim, a c, air condition, cooler ac, konjeshoni
room heater, heater, radiateur, chauffage, radiateur électrique < space heater, chauffage electrique, halogen heater
water heater, geyser, chauffe eau, instant shower < boiler, water geyser, shower heater, chauffe bain, immersion heater
air purifier, purificateur d'air, air cleaner < purifieur d'air
humidifier, humidificateur, diffuser < air humidifier, diffuseur
hair dryer, blow dryer, sèche cheveux < hairdryer, hair drier, seche cheveux, sechoir, seshwari
hair straightener, flat iron, lisseur, fer à lisser < straightener, hair iron, hair curler, lisseur cheveux
hair clipper, hair cutting machine, tondeuse, tondeuse à cheveux, clipper < shaving machine, barber machine, imashini yogosha, haircut machine
trimmer, beard trimmer, shaver, rasoir électrique, tondeuse barbe < shaving machine, electric shaver, grooming kit, rasoir, tondeuse
mosquito killer, bug zapper, tue moustique, mosquito bat < mosquito racket, insect killer, raquette anti moustique, umubu
door bell, doorbell, sonnette < wireless bell, carillon, inzogera
wall clock, horloge, horloge murale, isaha yo ku rukuta < clock, pendule
alarm clock, réveil, table clock < clock, reveille matin, isaha ikangura
bulb, led bulb, light bulb, ampoule, ampoule led, itara, amatara < lamp, lampe, light, led lamp, energy saver, bulbs led, itara rya led
led strip, strip light, ruban led, led strip light < decoration lights, bande led, rgb light, guirlande
desk lamp, table lamp, study lamp, lampe de bureau, lampe de table < reading lamp, lampe de chevet
flashlight, torch, led torch, lampe torche, torche, itoroshi < torch light, flash light, lampe de poche, toroshi
lantern, solar lantern, lanterne, lampe solaire, solar lamp, solar light < camping light, emergency light, itara ry'izuba
solar panel, panneau solaire, photovoltaic module < solar plate, plaque solaire, solar cell, imirasire, panel, ibyuma by'imirasire
solar home system, solar kit, kit solaire, solar lighting kit < solar system, izuba, solar set, systeme solaire, solar
inverter, power inverter, onduleur solaire, convertisseur < solar inverter, converter, onduleur
ups, uninterruptible power supply, onduleur, battery backup < mini ups, power backup, backup battery, router ups
voltage stabilizer, stabilizer, stabilisateur, régulateur de tension, voltage regulator < stabiliser, fridge guard, power guard, stabilisateur de tension, avs, voltage protector, sitabirizateri
generator, groupe électrogène, power generator, moteri < genset, generateur, groupe electrogene, petrol generator, jenereta
power station, portable power station, station électrique < solar generator, power box
extension cord, extension cable, extension board, power strip, rallonge, multiprise, rallonge électrique < extension, extension socket, extension lead, socket extension, multi socket, spike guard, rarongi, bloc multiprise, surge protector
battery, batterie, bateri, pile, piles < batri, aa battery, cell, amabuye, amabuye ya radiyo
car battery, batterie voiture, inverter battery, batterie solaire < solar battery, vehicle battery, bateri y'imodoka, accu
laptop battery, batterie pc portable, batterie ordinateur < notebook battery, bateri ya mudasobwa
battery charger, chargeur de piles, chargeur de batterie < sharijeri ya bateri
smart plug, wifi plug, prise connectée, smart socket < prise wifi, wifi socket
travel adapter, plug adapter, universal adapter, adaptateur de voyage, adaptateur prise < multi plug, converter plug, adaptateur
adapter, adaptateur, converter
otg adapter, otg cable, adaptateur otg < otg
calculator, calculatrice, scientific calculator < calculater machine, kalikulateri, imashini ibara, calculette
laminator, laminating machine, plastifieuse < lamination machine
paper shredder, shredder, destructeur de papier, broyeur
cable, câble, cordon, umugozi < cord, wire, fil
wireless, sans fil, bluetooth, cordless < wire free
inch, inches, pouces, pouce
litre, liter, litres, liters
wifi, wi fi
white, blanc < umweru
black, noir < umukara
red, rouge < umutuku
blue, bleu < ubururu
rechargeable, chargeable < isharijwa
second hand, refurbished, renewed, used < occasion, ex uk, seconde main
solar, solaire < izuba, sun power
`;

/** A thing by its names, those people besides call it by, and what all of these may mean as well. */
export type Thing = { names: string[]; called: string[]; others: string[] };

export const shippedThings: readonly Thing[] = things.trim().split('\n').map(readThing);

export const shippedSynonyms: readonly Synonym[] = shippedThings.flatMap(listPairs);

function readThing(line: string): Thing {
  const [, names = '', called = '', others = ''] = /^([^<>]+)(?:<([^>]+))?(?:>(.+))?$/.exec(line) ?? [];
  const list = (text: string) => text.split(',').flatMap((name) => name.trim() || []);
  return { names: list(names), called: list(called), others: list(others) };
}

/** Each name stands for all the others; what a thing is called besides stands for its names. */
export function listPairs({ names, called, others }: Thing): Synonym[] {
  return [...names, ...called].flatMap((term) =>
    [...names, ...others].flatMap((meaning) => (term === meaning ? [] : [{ term, meaning }])),
  );
}
