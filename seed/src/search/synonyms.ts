export type Synonym = { term: string; meaning: string };

/** The catalogue's own words for a thing, any of which stands for the others, and what people call it. */
type Thing = { words: readonly string[]; called: readonly string[] };

/** English, French and Kinyarwanda as they are heard in Kigali's shops, with the usual spellings. */
const things: readonly Thing[] = [
  { words: ['refrigerator', 'fridge'], called: ['frigo', 'firigo', 'réfrigérateur', 'frigidaire', 'friji'] },
  { words: ['freezer'], called: ['congélateur', 'deep freezer', 'surgélateur'] },
  {
    words: ['tv', 'television'],
    called: ['televiziyo', 'tele', 'télé', 'téléviseur', 'télévision', 'teve', 'smart tele', 'flat screen'],
  },
  {
    words: ['phone', 'smartphone'],
    called: ['telefone', 'telefoni', 'téléphone', 'fone', 'mobile', 'cell phone', 'cellphone', 'terefone'],
  },
  { words: ['feature phone'], called: ['gatushi', 'button phone', 'nokia torch'] },
  { words: ['iphone'], called: ['ayifone', 'i phone', 'aifone'] },
  {
    words: ['laptop', 'notebook', 'ideapad', 'macbook', 'latitude', 'v15'],
    called: ['ordinateur portable', 'pc portable', 'portable computer'],
  },
  { words: ['computer', 'laptop'], called: ['mudasobwa', 'ordinateur', 'ordi', 'pc', 'kompyuta'] },
  { words: ['tablet', 'tab'], called: ['tablette', 'ipad'] },
  { words: ['monitor'], called: ['écran', 'ecran pc', 'computer screen', 'moniteur', 'screen'] },
  { words: ['printer'], called: ['imprimante', 'photocopieuse', 'scanner'] },
  { words: ['gas cooker'], called: ['cuisinière à gaz', 'gaz', 'gas stove', 'iziko rya gaz', 'gas burner'] },
  { words: ['cooker', 'stove'], called: ['cuisinière', 'iziko', 'réchaud', 'plaque de cuisson', 'cuiseur'] },
  {
    words: ['hotplate', 'coil stove', 'infrared cooker'],
    called: ['plaque électrique', 'hot plate', 'plaque chauffante', 'rechaud electrique'],
  },
  { words: ['oven'], called: ['four', 'ifuru', 'four électrique'] },
  { words: ['microwave'], called: ['micro-ondes', 'four à micro-ondes', 'micro onde', 'mikoronde', 'micro wave'] },
  { words: ['kettle'], called: ['bouilloire', 'bouilloire électrique', 'water boiler', 'jug'] },
  { words: ['blender'], called: ['mixeur', 'mixer', 'blendeur', 'moulinex', 'juice maker'] },
  { words: ['toaster'], called: ['grille-pain', 'grille pain'] },
  { words: ['air fryer'], called: ['friteuse', 'friteuse sans huile', 'airfryer', 'fryer'] },
  { words: ['rice cooker'], called: ['cuiseur à riz', 'cuiseur de riz', 'umuceri', 'ricecooker'] },
  {
    words: ['coffee maker', 'espresso machine', 'capsule machine'],
    called: ['cafetière', 'machine à café', 'coffee machine', 'ikawa', 'percolateur'],
  },
  {
    words: ['washing machine', 'washer'],
    called: [
      'machine à laver',
      'lave-linge',
      'lave linge',
      'imashini imesa',
      'imashini yo kumesa',
      'laundry machine',
      'laundry',
    ],
  },
  { words: ['washer dryer'], called: ['sèche-linge', 'lave-linge séchant', 'tumble dryer'] },
  { words: ['iron'], called: ['fer à repasser', 'fer', 'ipasi', 'pasi', 'steamer iron'] },
  { words: ['vacuum', 'vacuum cleaner'], called: ['aspirateur', 'hoover'] },
  { words: ['water dispenser'], called: ["distributeur d'eau", 'fontaine à eau', 'water cooler', 'dispenser'] },
  { words: ['fan'], called: ['ventilateur', 'ventilo'] },
  {
    words: ['air conditioner'],
    called: ['climatiseur', 'climatisation', 'clim', 'ac', 'a/c', 'aircon', 'air conditioning'],
  },
  { words: ['bulb', 'led bulb'], called: ['ampoule', 'itara', 'amatara', 'lampe', 'lamp', 'light bulb'] },
  {
    words: ['solar', 'solar kit', 'solar home system'],
    called: ['panneau solaire', 'solaire', 'solar panel', 'izuba', 'imirasire'],
  },
  { words: ['lantern'], called: ['lanterne', 'torch', 'torche', 'itoroshi', 'flashlight', 'lampe solaire'] },
  { words: ['power bank'], called: ['powerbank', 'batterie externe', 'battery pack', 'portable charger'] },
  {
    words: ['power station'],
    called: ['station électrique', 'groupe électrogène', 'generator', 'backup battery', 'batterie solaire'],
  },
  { words: ['ups'], called: ['onduleur', 'mini ups', 'router battery'] },
  { words: ['radio'], called: ['iradiyo', 'radiyo', 'poste radio', 'transistor'] },
  {
    words: ['speaker'],
    called: ['haut-parleur', 'enceinte', 'baffle', 'indangururamajwi', 'loudspeaker', 'bluetooth box', 'subwoofer'],
  },
  { words: ['soundbar'], called: ['barre de son', 'sound bar', 'home theatre', 'home theater', 'home cinema'] },
  { words: ['headphones', 'headset'], called: ['casque', 'casque audio', 'headphone', 'ekuteri', 'ecouteurs casque'] },
  {
    words: ['earbuds', 'earphones'],
    called: ['écouteurs', 'écouteur', 'airpods', 'ear pods', 'ear phones', 'earpods', 'tws'],
  },
  { words: ['camera'], called: ['appareil photo', 'caméra', 'kamera', 'photo camera'] },
  {
    words: ['outdoor camera', 'indoor pan camera', 'smart camera', 'recorder kit'],
    called: ['cctv', 'security camera', 'surveillance', 'caméra de surveillance', 'camera de securite', 'ip camera'],
  },
  { words: ['router', 'mesh'], called: ['routeur', 'modem', 'wifi box', 'internet box', 'wi-fi router'] },
  { words: ['wi fi', 'wifi'], called: ['wireless internet'] },
  { words: ['watch', 'smart watch', 'smartwatch'], called: ['montre', 'montre connectée', 'isaha', 'wrist watch'] },
  {
    words: ['band', 'fitness band', 'fit3'],
    called: ['bracelet', 'bracelet connecté', 'fitness tracker', 'smart bracelet', 'smartband'],
  },
  {
    words: ['console', 'playstation', 'xbox', 'nintendo switch'],
    called: ['game console', 'console de jeu', 'jeux video', 'video games', 'imikino'],
  },
  { words: ['playstation'], called: ['ps', 'play station'] },
  { words: ['playstation 5'], called: ['ps5', 'ps 5'] },
  { words: ['playstation 4'], called: ['ps4', 'ps 4'] },
  { words: ['controller', 'gamepad'], called: ['manette', 'joystick', 'joypad', 'game pad'] },
  { words: ['inch'], called: ['pouces', 'pouce', 'inches'] },
  { words: ['battery'], called: ['batterie', 'bateri'] },
  { words: ['wireless', 'bluetooth', 'cordless'], called: ['sans fil'] },
];

/** Every pair of the table the shop may edit. */
export const demoSynonyms: readonly Synonym[] = listSynonyms();

function listSynonyms(): Synonym[] {
  const byKey = new Map<string, Synonym>();
  for (const { words, called } of things) {
    for (const meaning of words) {
      for (const term of [...called, ...words]) {
        if (term !== meaning) byKey.set(`${term.toLowerCase()}\n${meaning}`, { term, meaning });
      }
    }
  }
  return [...byKey.values()];
}
