import { identity } from '@urumuri/identity';
import type { AccountLetters, StaffEvent } from './message-context.ts';
import { partsRw } from './parts-rw.ts';

const { nameDevice } = partsRw;

const securityWords = {
  password_changed: 'Ijambo ry’ibanga rya konti yanyu ryahinduwe, n’ibindi bikoresho byanyu byasohowe muri konti.',
  second_step_on: 'Kwinjira mu ntambwe ebyiri ubu birakora kuri konti yanyu.',
  second_step_off: 'Kwinjira mu ntambwe ebyiri byavanywe kuri konti yanyu.',
  second_step_reset: 'Ibiro byacu byavanye kwinjira mu ntambwe ebyiri kuri konti yanyu.',
};

const staffWords: Record<StaffEvent, string> = {
  password_changed: 'ijambo ry’ibanga ryahinduwe',
  second_step_on: 'kwinjira mu ntambwe ebyiri ubu birakora',
  second_step_off: 'kwinjira mu ntambwe ebyiri byavanyweho',
  second_step_reset: 'ibiro byavanyeho kwinjira mu ntambwe ebyiri',
  email_changed: 'imeyili irahinduka',
  new_device: 'hari igikoresho gishya cyinjiye',
  guessed_at: 'hari ugerageza kumenya ijambo ry’ibanga',
  account_added: 'yongewe mu biro',
  account_off: 'yahagaritswe',
  account_on: 'yongeye gufungurwa',
};

const notYou = () =>
  `Niba atari mwe mwabikoze, muhindure ijambo ry’ibanga nonaha maze mutubwire: ${identity.phones[0] ?? identity.email}.`;
const notAsked = 'Niba atari mwe mwabisabye, nta cyo mugomba gukora: nta cyahindutse.';
const seeAccount = (href: string) => ({ label: 'Reba konti yanyu', href });

export const accountRw: AccountLetters = {
  security: ({ event, href }) => ({
    subject: 'Konti yanyu yahinduwe',
    short: `${identity.name}: ${securityWords[event]} ${notYou()}`,
    paragraphs: [securityWords[event], notYou()],
    button: seeAccount(href),
  }),
  new_device: ({ device, href }) => ({
    subject: 'Igikoresho gishya cyinjiye muri konti yanyu',
    short: `${identity.name}: igikoresho gishya cyinjiye muri konti yanyu (${nameDevice(device)}). ${notYou()}`,
    paragraphs: [`Igikoresho gishya cyinjiye muri konti yanyu: ${nameDevice(device)}.`, notYou()],
    button: seeAccount(href),
  }),
  guessed_at: ({ href }) => ({
    subject: 'Hari ugerageza ijambo ry’ibanga ryanyu',
    short: `${identity.name}: hari uwagerageje kenshi kwinjira muri konti yanyu n’amagambo y’ibanga atari yo. Nta winjiye. Niba ijambo ry’ibanga ryanyu ryoroshye, murihindure.`,
    paragraphs: [
      'Hari uwagerageje kenshi kwinjira muri konti yanyu akoresheje amagambo y’ibanga atari yo. Nta winjiye, kandi turamutinza.',
      'Mwe mushobora kwinjira nk’ibisanzwe ku bikoresho byanyu. Niba ijambo ry’ibanga ryanyu ryoroshye, cyangwa murikoresha n’ahandi, murihindure.',
    ],
    button: seeAccount(href),
  }),
  staff_security: ({ shopName, ownerName, isColleague, event, device, href }) => {
    const what = event === 'new_device' ? `${staffWords[event]} (${nameDevice(device)})` : staffWords[event];
    const whole = `Konti ya ${isColleague ? ownerName : `${shopName} (${ownerName})`}: ${what}.`;
    return {
      subject: `Konti ya ${isColleague ? ownerName : shopName}: ${what}`,
      short: whole,
      paragraphs: [
        whole,
        isColleague
          ? 'Niba bibatunguye, mubaze bagenzi banyu; mushobora guhagarika iyo konti.'
          : 'Niba bibatunguye, muhamagare nyirayo; mushobora guhagarika iduka.',
      ],
      button: { label: isColleague ? 'Reba bagenzi banyu' : 'Reba amaduka', href },
    };
  },
  password_reset: ({ href }) => ({
    subject: 'Muhitemo ijambo ry’ibanga rishya',
    short: `${identity.name}: muhitemo ijambo ry’ibanga rishya mu isaha imwe: ${href}`,
    paragraphs: [
      'Hari uwasabye ijambo ry’ibanga rishya kuri konti yanyu. Iyi linki ikora rimwe gusa, mu isaha imwe.',
      notAsked,
    ],
    button: { label: 'Hitamo ijambo ry’ibanga rishya', href },
  }),
  confirm_email: ({ href }) => ({
    subject: 'Mwemeze imeyili yanyu',
    short: `${identity.name}: mwemeze imeyili yanyu: ${href}`,
    paragraphs: ['Mwemeze ko iyi ari imeyili yanyu, kugira ngo tujye tubandikira ibya komande zanyu.', notAsked],
    button: { label: 'Emeza imeyili yanjye', href },
  }),
  change_email: ({ href }) => ({
    subject: 'Mwemeze imeyili yanyu nshya',
    short: `${identity.name}: mwemeze imeyili yanyu nshya: ${href}`,
    paragraphs: ['Mwemeze ko iyi ari imeyili yanyu nshya. Nyuma yaho muzajya muyinjiriraho.', notAsked],
    button: { label: 'Emeza imeyili yanjye nshya', href },
  }),
  email_changed: ({ email }) => ({
    subject: 'Imeyili ya konti yanyu irahinduka',
    short: `${identity.name}: imeyili ya konti yanyu izaba ${email}. ${notYou()}`,
    paragraphs: [`Imeyili ya konti yanyu izaba ${email}.`, notYou()],
  }),
  sign_in_code: ({ code }) => ({
    subject: `Kode yanyu ni ${code}`,
    short: `${code} ni kode yanyu ya ${identity.name}. Imara iminota icumi. Ntimuyihe undi muntu.`,
    paragraphs: [`Kode yanyu yo kwinjira ni ${code}. Imara iminota icumi.`, notAsked],
  }),
  confirm_phone: ({ code }) => ({
    subject: `Kode yanyu ni ${code}`,
    short: `${code} ni kode yanyu ya ${identity.name} yo kwemeza iyi nimero. Imara iminota icumi.`,
    paragraphs: [`Kode yanyu yo kwemeza iyi nimero ni ${code}. Imara iminota icumi.`, notAsked],
  }),
};
