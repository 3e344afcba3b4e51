/** The first guesses of anybody who tries passwords, in small letters. Words also stand for themselves with digits. */
const list = `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11223344 1122334455
  112233445566 123123123 1231231234 12341234 123454321 1234554321 12344321 123321123 123456123456 147258369 159357456
  159753456 789456123 741852963 147852369 963852741 321654987 456789123 102030405060 10203040 1020304050 13579246
  2468101214 24681357 31415926 20202020 20212021 20222022 20232023 20242024 20252025 19901990 00000000 11111111 22222222
  55555555 66666666 77777777 88888888 99999999 01010101 12121212 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx
  zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwe123qwe 123qweasd qweasdzxc qazwsxedc qazxswedc a1b2c3d4 a1s2d3f4 1a2b3c4d asdf1234
  abc12345 abcd1234 abcdef12 abc123abc aaa111 pass1234 passw0rd password password1 password12 password123 passwords
  passwort passphrase passpass mypassword mypass thepassword newpassword oldpassword nopassword yourpassword changeme
  change letmein letmeinnow welcome welcomeback welcomehome iloveyou iloveu ilovegod iloveyousomuch loveyou lovelove
  lovely lover loveme trustno trustme trustnoone secret secrets topsecret mysecret master administrator admin admins
  adminadmin rootroot root toor superuser supervisor sysadmin guest guestguest user username testing test testtest
  tester tested demo demodemo default login loginlogin access access14 qwerty qwertyui qwertyuiop qwertz qwertzuiop
  azerty azertyuiop qwerty123 qwerty1234 asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvzxcv qazwsx qweqwe qweasd
  asdasd asdzxc zxczxc wasdwasd abcabc abcdefg abcdefgh abcdefghi abcdabcd monkey dragon football baseball basketball
  soccer hockey softball volleyball cricket rugby tennis golfer golf swimming running fishing hunting superman batman
  spiderman ironman wolverine deadpool avengers starwars skywalker darthvader jedi matrix pokemon pikachu charizard
  naruto sasuke dragonball minecraft fortnite roblox playstation nintendo gameover gamer gaming mario zelda sonic
  counterstrike warcraft starcraft callofduty assassin blizzard computer internet keyboard laptop notebook windows
  microsoft google facebook instagram whatsapp youtube twitter tiktok samsung nokia iphone android apple macintosh
  linux ubuntu system server network database security secure private shadow sunshine princess princesse prince queen
  king kingking angel angels heaven jesus jesuschrist jesuslovesme jesusislord jesusisking godisgood godislove
  godisgreat godbless godfirst blessed blessing blessings grace faith faithful hallelujah amen church christ christian
  imana imanaishimwe yesu yezu ndagukunda mungu mungunimwema asante karibu jambo habari hakuna hakunamatata simba
  rwanda rwandan kigali amahoro murakoze muraho mwaramutse urukundo umuriro umucyo inzozi inshuti umugabo umugore
  uganda kampala kenya nairobi tanzania burundi bujumbura africa african congo goma gisenyi rubavu musanze huye butare
  rwamagana nyamata rayonsports aprfc kiyovu amavubi arsenal chelsea chelseafc liverpool liverpoolfc manchester
  manchesterunited manunited manutd mancity barcelona fcbarcelona realmadrid juventus bayern acmilan intermilan
  ronaldo cristiano messi leomessi neymar mbappe drogba rooney beckham zidane pele maradona michael jordan jordan23
  lebron kobe tiger tigers lion lions eagle eagles falcon falcons hawk panther leopard cheetah elephant gorilla
  rabbit kitten kitty hellokitty puppy doggy dolphin dolphins butterfly flower flowers rose roses lily daisy jasmine
  violet orchid summer winter autumn spring january february march april may june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday today tomorrow forever always never
  nothing something anything everything whatever whoever hello hellohello helloworld goodbye goodluck goodmorning good
  family familyfirst mother mommy mama mamamia mummy father daddy papa brother sister baby babygirl babyboy sweet
  sweetie sweetheart honey darling cutie beautiful pretty handsome sexy hotgirl hottie cool coolguy awesome amazing
  perfect freedom peace peaceful hope hopeful dream dreams dreamer believe lucky happy happiness smile smiley friend
  friends friendship bestfriend bestfriends together success winner champion champions number numberone onelove
  money moneymoney dollar dollars million millionaire billionaire rich business company office manager boss bigboss
  student school college university teacher doctor nurse engineer driver police soldier army military navy marine
  ranger hunter killer warrior fighter ninja samurai knight wizard magic magical merlin phoenix thunder lightning
  storm hurricane tornado fire firefire water ocean river mountain island forest garden nature earth planet galaxy
  universe space star starlight stars moon moonlight sunrise sunset rainbow light bright diamond crystal silver golden
  gold platinum bronze purple orange yellow green blue black white pink red blackjack poker casino music musical guitar
  piano drummer singer dancer dance dancing party hiphop reggae bobmarley marley tupac eminem rihanna beyonce
  drake shakira madonna nirvana metallica slipknot linkinpark greenday coldplay blink182 ferrari porsche mercedes bmw
  toyota honda nissan yamaha suzuki mustang camaro corvette chevrolet ford jaguar harley davidson motorcycle chocolate
  cookie cookies candy banana apples cherry strawberry pineapple mango orange1 pepper peanut butter cheese coffee
  pizza burger chicken bacon sugar vanilla cocacola pepsi heineken primus mutzig guinness whiskey vodka tequila
  alexander alexandra andrea andrew angela anthony antonio ashley austin benjamin brandon brian caroline charles
  charlie charlotte christopher claire claude claudine daniel danielle david david123 dennis diana dominic edward
  elizabeth emmanuel emily eric ernest esther fabrice fiona florence francis frank fred gabriel george gilbert gloria
  grace1 hannah harry heather henry innocent isaac isabella jack jackson jacob james jane janet jason jean jeanne
  jennifer jeremy jessica jessie john johnny johnson jonathan joseph joshua julia juliet justin kelly kevin kimberly
  laura lauren leonard lewis linda lucas lucy maggie margaret maria marie mark martin martine mary matthew maurice
  melissa michelle mike moses nathan nathalie nicholas nicole oliver olivia oscar pascal patrick patricia paul peter
  philip pierre rachel rebecca richard robert rose1 ruth samantha samuel sandra sandrine sarah scott sharon simon
  solange sophie stella stephanie stephen steven susan sylvia theresa thomas timothy tyler uwase umutoni mugisha
  ishimwe keza ineza uwimana mukamana habimana niyonzima nshimiyimana mutesi ingabire iradukunda hirwa gasana kagabo
  valerie vanessa veronica victor victoria vincent virginia walter william yvonne zachary shopping shop store
  electronics television
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
