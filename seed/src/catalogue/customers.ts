/** A shopper of the demo shop; the reviews are signed with these names. */
export type DemoCustomer = { name: string; email: string };

const names = [
  'Aline Uwase', 'Eric Mugisha', 'Divine Iradukunda', 'Jean Claude Niyonzima', 'Grace Umutoni',
  'Olivier Hakizimana', 'Chantal Mukeshimana', 'Fabrice Ishimwe', 'Sandrine Uwera', 'Innocent Nsengiyumva',
  'Josiane Nyirahabimana', 'Thierry Gasana', 'Diane Uwimbabazi', 'Samuel Rukundo', 'Esperance Mukandayisenga',
  'Didier Kwizera', 'Yvonne Ingabire', 'Alphonse Bizimana', 'Nadine Umuhoza', 'Gilbert Tuyishime',
  'Béatrice Nyiransabimana', 'Kevin Manzi', 'Clarisse Uwamahoro', 'Théogène Ntawukuriryayo', 'Ange Mutesi',
  'Vincent Sibomana', 'Marie Rose Mukarugwiza', 'Christian Shema', 'Liliane Niyigena', 'Faustin Twagirayezu',
  'Pacifique Irankunda', 'Jeannette Murekatete', 'Moses Kayitare', 'Denise Akimana', 'Félicien Munyaneza',
  'Delphine Kayitesi', 'Alain Gatete', 'Vestine Nyirarukundo', 'Yves Cyubahiro', 'Odette Mukabalisa',
  'Patience Bayingana', 'Jacqueline Uwingabire', 'Bertrand Ndahiro', 'Rosine Tumukunde', 'Cyprien Habyarimana',
  'Gloria Teta', 'Ildephonse Karangwa', 'Sonia Keza', 'Évariste Nkurunziza', 'Francine Musabyimana',
  'Arnaud Mucyo', 'Console Uwitonze', 'Egide Nshuti', 'Peace Mbabazi', 'Straton Rwigema',
  'Nicole Gahongayire', 'Dieudonné Hategekimana', 'Hope Atete', 'Janvier Uwizeye', 'Lydie Mukandori',
  'Robert Kamanzi', 'Valentine Nishimwe', 'Aimable Byiringiro', 'Carine Giramata', 'Ernest Mutabazi',
  'Justine Uwanyirigira', 'Placide Rugamba', 'Winnie Ineza', 'Callixte Nzabonimpa', 'Belyse Hirwa',
  'Donatha Mukamusoni', 'Ivan Rutagengwa',
] as const;

export const demoCustomers: readonly DemoCustomer[] = names.map((name, index) => ({
  name,
  email: `customer.${String(index + 1).padStart(2, '0')}@example.com`,
}));
