import { prose } from './prose.ts';

/** A seller of the demo shop. */
export type DemoShop = {
  slug: string;
  shopName: string;
  ownerName: string;
  email: string;
  phone: string;
  district: string;
  about: string;
  /** The shop's own colour, #rrggbb. */
  colour: string;
};

export const demoShops: readonly DemoShop[] = [
  {
    slug: 'kigali-digital-house',
    shopName: 'Kigali Digital House',
    ownerName: 'Jean Bosco Habimana',
    email: 'seller.one@example.com',
    phone: '+250788000011',
    district: 'Nyarugenge',
    about: prose`
      Phones, laptops and networks from our counter on KN 4 Avenue since 2014. Everything is opened,
      switched on and checked with you before you pay.
    `,
    colour: '#1f5fa8',
  },
  {
    slug: 'nyarutarama-home',
    shopName: 'Nyarutarama Home',
    ownerName: 'Claudine Uwimana',
    email: 'seller.two@example.com',
    phone: '+250788000022',
    district: 'Gasabo',
    about: prose`
      Fridges, washing machines and air conditioners, delivered by our own truck and our own four people.
      We level it, connect it and take the carton away.
    `,
    colour: '#2f7a66',
  },
  {
    slug: 'remera-sound-vision',
    shopName: 'Remera Sound & Vision',
    ownerName: 'Patrick Nshimiyimana',
    email: 'seller.three@example.com',
    phone: '+250788000033',
    district: 'Gasabo',
    about: prose`
      Televisions, speakers, cameras and games near the Amahoro stadium. Come and listen before you buy;
      the loud room is at the back.
    `,
    colour: '#b5432f',
  },
  {
    slug: 'solar-hills',
    shopName: 'Solar Hills',
    ownerName: 'Emmanuel Ndayisaba',
    email: 'seller.four@example.com',
    phone: '+250788000044',
    district: 'Kicukiro',
    about: prose`
      Light and power for houses with a weak grid, or none. We work out what you need from your Cashpower
      receipts, and our installers come from Kigali to Bugesera.
    `,
    colour: '#c98a12',
  },
  {
    slug: 'kimironko-kitchen',
    shopName: 'Kimironko Kitchen',
    ownerName: 'Immaculée Mukamana',
    email: 'seller.five@example.com',
    phone: '+250788000055',
    district: 'Gasabo',
    about: prose`
      Two minutes from the market, and run by people who cook. Kettles, cookers, blenders and irons that
      we use at home ourselves, with spare parts in the drawer.
    `,
    colour: '#a8404f',
  },
  {
    slug: 'urumuri-direct',
    shopName: 'Urumuri Direct',
    ownerName: 'Solange Ingabire',
    email: 'seller.six@example.com',
    phone: '+250788000066',
    district: 'Nyarugenge',
    about: prose`
      The house's own shelf: good, plain things bought in quantity and sold at a small margin. Ordered
      before noon, delivered in Kigali the same day.
    `,
    colour: '#35475c',
  },
];
