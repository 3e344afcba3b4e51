/** A slide at the top of the home page; `product` is the slug it leads to. */
export type DemoBanner = {
  title: string;
  line: string;
  product: string;
  /** #rrggbb: the ground it is printed on and the colour of its words. */
  look: { ground: string; ink: string };
};

export const demoBanners: readonly DemoBanner[] = [
  {
    title: 'Cold drinks, low bills',
    line: 'An inverter fridge that sips power, day and night',
    product: 'samsung-253-l-inverter-double-door-fridge',
    look: { ground: '#dcebf2', ink: '#12324a' },
  },
  {
    title: 'When the power goes',
    line: 'Router, laptop and lamp for a whole evening, without noise',
    product: 'ecoflow-river-2-portable-power-station',
    look: { ground: '#dfe9e4', ink: '#1c3a30' },
  },
  {
    title: 'The match, full size',
    line: 'QLED colours, bright even with the curtains open',
    product: 'tcl-55-inch-qled-4k-google-tv',
    look: { ground: '#fbe6c2', ink: '#5a3308' },
  },
  {
    title: 'Supper without smoke',
    line: 'Four gas burners and an oven, connected and tested for you',
    product: 'ramtons-4-burner-gas-cooker-with-oven',
    look: { ground: '#f4e3cf', ink: '#4a2413' },
  },
  {
    title: 'A phone that lasts',
    line: 'Six years of updates for less than you think',
    product: 'samsung-galaxy-a16-128-gb',
    look: { ground: '#e5efe1', ink: '#1d3b26' },
  },
];
