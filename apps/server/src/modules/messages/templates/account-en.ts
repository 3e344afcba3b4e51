import { identity } from '@urumuri/identity';
import type { AccountLetters, StaffEvent } from './message-context.ts';
import { partsEn } from './parts-en.ts';

const { nameDevice } = partsEn;

const securityWords = {
  password_changed: 'The password of your account was changed, and your other devices were logged out.',
  second_step_on: 'Two-step sign-in was switched on for your account.',
  second_step_off: 'Two-step sign-in was switched off for your account.',
  second_step_reset: 'Our office has switched off two-step sign-in for your account.',
};

const staffWords: Record<StaffEvent, string> = {
  password_changed: 'the password was changed',
  second_step_on: 'two-step sign-in was switched on',
  second_step_off: 'two-step sign-in was switched off',
  second_step_reset: 'the office has switched off two-step sign-in',
  email_changed: 'the e-mail changes',
  new_device: 'a new device has signed in',
  guessed_at: 'somebody tries to guess the password',
  account_added: 'it was added to the office',
  account_off: 'it was switched off',
  account_on: 'it was switched on again',
};

const notYou = () =>
  `If this was not you, change your password now and tell us: ${identity.phones[0] ?? identity.email}.`;
const notAsked = 'If you did not ask for this, you need do nothing: nothing has changed.';
const seeAccount = (href: string) => ({ label: 'Look at your account', href });

/** What happens to an account, and what opens it. */
export const accountEn: AccountLetters = {
  security: ({ event, href }) => ({
    subject: 'Your account was changed',
    short: `${identity.name}: ${securityWords[event]} ${notYou()}`,
    paragraphs: [securityWords[event], notYou()],
    button: seeAccount(href),
  }),
  new_device: ({ device, href }) => ({
    subject: 'A new device has signed in to your account',
    short: `${identity.name}: a new device has signed in to your account (${nameDevice(device)}). ${notYou()}`,
    paragraphs: [`A new device has signed in to your account: ${nameDevice(device)}.`, notYou()],
    button: seeAccount(href),
  }),
  guessed_at: ({ href }) => ({
    subject: 'Somebody tries to guess your password',
    short: `${identity.name}: many wrong passwords were tried at your account. Nobody got in by them. If your password is a simple one, change it.`,
    paragraphs: [
      'Many wrong passwords were tried at your account. Nobody got in by them, and we slow down who tries.',
      'You can sign in as ever from your own devices. If your password is a simple one, or you use it elsewhere too, change it.',
    ],
    button: seeAccount(href),
  }),
  staff_security: ({ shopName, ownerName, isColleague, event, device, href }) => {
    const what = event === 'new_device' ? `${staffWords[event]} (${nameDevice(device)})` : staffWords[event];
    const whole = `Account of ${isColleague ? ownerName : `${shopName} (${ownerName})`}: ${what}.`;
    return {
      subject: `Account of ${isColleague ? ownerName : shopName}: ${what}`,
      short: whole,
      paragraphs: [
        whole,
        isColleague
          ? 'If that surprises you, ask your colleagues; you can switch the account off.'
          : 'If that surprises you, call them; you can suspend the shop.',
      ],
      button: { label: isColleague ? 'Look at the colleagues' : 'Look at the shops', href },
    };
  },
  password_reset: ({ href }) => ({
    subject: 'Choose a new password',
    short: `${identity.name}: choose a new password within an hour: ${href}`,
    paragraphs: ['Somebody, we hope you, has asked for a new password. The link works once, for one hour.', notAsked],
    button: { label: 'Choose a new password', href },
  }),
  confirm_email: ({ href }) => ({
    subject: 'Please confirm your e-mail',
    short: `${identity.name}: please confirm your e-mail: ${href}`,
    paragraphs: ['Please confirm that this is your e-mail, so that we can reach you about your orders.', notAsked],
    button: { label: 'Confirm my e-mail', href },
  }),
  change_email: ({ href }) => ({
    subject: 'Please confirm your new e-mail',
    short: `${identity.name}: please confirm your new e-mail: ${href}`,
    paragraphs: ['Please confirm that this is your new e-mail. From then on you sign in with it.', notAsked],
    button: { label: 'Confirm my new e-mail', href },
  }),
  email_changed: ({ email }) => ({
    subject: 'The e-mail of your account changes',
    short: `${identity.name}: the e-mail of your account changes to ${email}. ${notYou()}`,
    paragraphs: [`The e-mail of your account changes to ${email}.`, notYou()],
  }),
  sign_in_code: ({ code }) => ({
    subject: `Your code is ${code}`,
    short: `${code} is your ${identity.name} code. It works for ten minutes. Never tell it to anybody.`,
    paragraphs: [`Your code to sign in is ${code}. It works for ten minutes.`, notAsked],
  }),
  confirm_phone: ({ code }) => ({
    subject: `Your code is ${code}`,
    short: `${code} is your ${identity.name} code to confirm this number. It works for ten minutes.`,
    paragraphs: [`Your code to confirm this number is ${code}. It works for ten minutes.`, notAsked],
  }),
};
