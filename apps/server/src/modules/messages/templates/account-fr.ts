import { identity } from '@urumuri/identity';
import type { AccountLetters, StaffEvent } from './message-context.ts';
import { partsFr } from './parts-fr.ts';

const { nameDevice } = partsFr;

const securityWords = {
  password_changed: 'Le mot de passe de votre compte a été changé, et vos autres appareils ont été déconnectés.',
  second_step_on: 'La connexion en deux étapes a été activée pour votre compte.',
  second_step_off: 'La connexion en deux étapes a été désactivée pour votre compte.',
  second_step_reset: 'Notre bureau a désactivé la connexion en deux étapes pour votre compte.',
};

const staffWords: Record<StaffEvent, string> = {
  password_changed: 'le mot de passe a été changé',
  second_step_on: 'la connexion en deux étapes a été activée',
  second_step_off: 'la connexion en deux étapes a été désactivée',
  second_step_reset: 'le bureau a désactivé la connexion en deux étapes',
  email_changed: 'l’adresse e-mail change',
  new_device: 'connexion depuis un nouvel appareil',
  guessed_at: 'quelqu’un essaie de deviner le mot de passe',
  account_added: 'il a été ajouté au bureau',
  account_off: 'il a été désactivé',
  account_on: 'il a été réactivé',
};

const notYou = () =>
  `Si ce n’était pas vous, changez votre mot de passe maintenant et prévenez-nous : ${identity.phones[0] ?? identity.email}.`;
const notAsked = 'Si vous n’avez rien demandé, vous n’avez rien à faire : rien n’a changé.';
const seeAccount = (href: string) => ({ label: 'Voir votre compte', href });

export const accountFr: AccountLetters = {
  security: ({ event, href }) => ({
    subject: 'Votre compte a été modifié',
    short: `${identity.name} : ${securityWords[event]} ${notYou()}`,
    paragraphs: [securityWords[event], notYou()],
    button: seeAccount(href),
  }),
  new_device: ({ device, href }) => ({
    subject: 'Connexion depuis un nouvel appareil',
    short: `${identity.name} : connexion à votre compte depuis un nouvel appareil (${nameDevice(device)}). ${notYou()}`,
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte depuis un nouvel appareil : ${nameDevice(device)}.`,
      notYou(),
    ],
    button: seeAccount(href),
  }),
  guessed_at: ({ href }) => ({
    subject: 'Quelqu’un essaie votre mot de passe',
    short: `${identity.name} : beaucoup de mots de passe faux ont été essayés sur votre compte. Personne n’est entré. Si votre mot de passe est simple, changez-le.`,
    paragraphs: [
      'Beaucoup de mots de passe faux ont été essayés sur votre compte. Personne n’est entré, et nous ralentissons qui essaie.',
      'Vous pouvez vous connecter comme d’habitude depuis vos appareils. Si votre mot de passe est simple, ou si vous l’utilisez ailleurs, changez-le.',
    ],
    button: seeAccount(href),
  }),
  staff_security: ({ shopName, ownerName, isColleague, event, device, href }) => {
    const what = event === 'new_device' ? `${staffWords[event]} (${nameDevice(device)})` : staffWords[event];
    const whole = `Compte de ${isColleague ? ownerName : `${shopName} (${ownerName})`} : ${what}.`;
    return {
      subject: `Compte de ${isColleague ? ownerName : shopName} : ${what}`,
      short: whole,
      paragraphs: [
        whole,
        isColleague
          ? 'Si cela vous étonne, demandez à vos collègues ; vous pouvez désactiver le compte.'
          : 'Si cela vous étonne, appelez cette personne ; vous pouvez suspendre la boutique.',
      ],
      button: { label: isColleague ? 'Voir les collègues' : 'Voir les boutiques', href },
    };
  },
  password_reset: ({ href }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    short: `${identity.name} : choisissez un nouveau mot de passe dans l’heure : ${href}`,
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien fonctionne une fois, pendant une heure.',
      notAsked,
    ],
    button: { label: 'Choisir un nouveau mot de passe', href },
  }),
  confirm_email: ({ href }) => ({
    subject: 'Confirmez votre adresse e-mail',
    short: `${identity.name} : confirmez votre adresse e-mail : ${href}`,
    paragraphs: [
      'Confirmez que cette adresse e-mail est la vôtre, pour que nous puissions vous écrire au sujet de vos commandes.',
      notAsked,
    ],
    button: { label: 'Confirmer mon adresse', href },
  }),
  change_email: ({ href }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    short: `${identity.name} : confirmez votre nouvelle adresse e-mail : ${href}`,
    paragraphs: [
      'Confirmez que cette nouvelle adresse e-mail est la vôtre. Vous vous connecterez ensuite avec elle.',
      notAsked,
    ],
    button: { label: 'Confirmer ma nouvelle adresse', href },
  }),
  email_changed: ({ email }) => ({
    subject: 'L’adresse e-mail de votre compte change',
    short: `${identity.name} : l’adresse e-mail de votre compte devient ${email}. ${notYou()}`,
    paragraphs: [`L’adresse e-mail de votre compte devient ${email}.`, notYou()],
  }),
  sign_in_code: ({ code }) => ({
    subject: `Votre code est ${code}`,
    short: `${code} est votre code ${identity.name}. Il est valable dix minutes. Ne le donnez à personne.`,
    paragraphs: [`Votre code de connexion est ${code}. Il est valable dix minutes.`, notAsked],
  }),
  confirm_phone: ({ code }) => ({
    subject: `Votre code est ${code}`,
    short: `${code} est votre code ${identity.name} pour confirmer ce numéro. Il est valable dix minutes.`,
    paragraphs: [`Votre code pour confirmer ce numéro est ${code}. Il est valable dix minutes.`, notAsked],
  }),
};
