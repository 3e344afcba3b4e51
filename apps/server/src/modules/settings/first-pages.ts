import type { ContentPageName } from '@urumuri/contract';

export type PageText = { title: string; description: string; text: string };

/** What a new shop's pages say. They promise what the shop does, and its office reads them before it opens. */
export const firstPages: Record<ContentPageName, PageText> = {
  help: {
    title: 'Help',
    description: 'How to order at {name}, pay, follow your order, change it or cancel it.',
    text: `## How do I order?

1. Put what you want into the cart and press **Place Order**. You need an account: a name, an e-mail and a password.
2. Say where we deliver, and when and how we may call you.
3. We call to confirm the order and to agree on delivery and payment. Nothing is charged before that.

We hold the goods for you for {orderHours}. If we have not reached each other by then, the order ends by itself and costs nothing.

## How do I pay?

When your order is handed over, in cash or by mobile money; by mobile money to the number we give you on the phone; or at our counter. There is no payment by card on this website, and we never ask for a card number, a PIN or a code.

## Where is my order?

Under [My orders](/dashboard/my-orders): every step is there with its time. The link in our messages opens the order without a password.

## Can I cancel?

Yes, on the page of the order while it is pending. After that, call us.

## I forgot my password

Ask for a link at [Forgot password](/forgot-password), or sign in [with your phone number](/phone-login).

## Something else?

You reach us at {contact}. More on [delivery](/delivery), [returns](/returns) and [warranty](/warranty).`,
  },
  delivery: {
    title: 'Delivery',
    description: 'Where {name} delivers, what it costs and when it comes.',
    text: `## Where

To your door in Kigali, and across Rwanda. You can also collect your order at our counter: {address}.

## What it costs

{delivery}. The cart and the order show the fee before you order, and that is what you pay.

Goods of several shops may come in several deliveries. The order shows each shop's part.

## When

We call you first, between {callHours}, or at the time you chose. On the phone we agree on the day and describe the way together. Every step is shown under [My orders](/dashboard/my-orders).

## At your door

Open the box while our driver is there. If something is missing, broken or not what you ordered, hand it back and do not pay for it.`,
  },
  returns: {
    title: 'Returns',
    description: 'What to do when something from {name} is wrong, broken or not what you wanted.',
    text: `## Wrong, broken or missing

Hand it back at the door and pay nothing for it. If you notice it later, tell us at {contact} within **{returnDays}**: we exchange it or give your money back, and the way costs you nothing.

## Not what you wanted

Call within **{returnDays}** of delivery. We take back what is unused, complete and in its box. You bring it to our counter, or pay our driver to fetch it.

We cannot take back what was opened and touches the body, such as earphones and shavers, nor software and airtime that were used.

## Your money

You get it back the way you paid, in cash or by mobile money, once we have looked at the product; a part of an order counts with its share of a voucher.

## Later than that

After that the [warranty](/warranty) helps.`,
  },
  warranty: {
    title: 'Warranty',
    description: 'How long the warranty of {name} runs, what it covers and how to use it.',
    text: `## How long

The page of each product says how many months of warranty it has. They run from the day of delivery. Keep the receipt, or find the order under [My orders](/dashboard/my-orders).

## What it covers

Faults of material and making. It does not cover breakage, water, power surges, wear, and repairs by others.

## How to use it

1. Tell us at {contact}, with the number of your order. A picture or a short film of the fault helps.
2. Bring the product to {address}, or let us fetch it.
3. We look at it and have it repaired or exchanged. If neither is possible, you get your money back.

Bring it to us, not to an address abroad: also when one of the other shops on this website sold it.`,
  },
  terms: {
    title: 'Terms of sale',
    description: 'What you and {name} agree on when you order.',
    text: `## Who sells

{name}, {address}, and the shops that sell on this website. The page of each product says which shop sells it. {name} is your contact for all of them: {contact}.

## Orders

An order is a request. The sale is agreed when we confirm it on the phone. Until then we hold the goods for you for {orderHours}, and either side may cancel at no cost.

## Prices

Prices are in Rwandan francs. What counts is the price you saw when you ordered. If a price is plainly a mistake, we tell you before we confirm.

## Payment and ownership

You pay on delivery, by mobile money or at the counter. The goods are yours when they are paid.

## Delivery, returns, warranty

See [Delivery](/delivery), [Returns](/returns) and [Warranty](/warranty); they are part of these terms. What the law gives you beyond them stays yours.

## Reviews and messages

Say what is true, and be kind. We may take away what is not, and block accounts that abuse the shop.

## Law

The law of Rwanda applies. Talk to us first: most things are settled on the phone.`,
  },
  privacy: {
    title: 'Privacy',
    description: 'What {name} knows about you, what for, who sees it and how to have it deleted.',
    text: `## What we keep

- Your name, e-mail and phone number, and your password in a form nobody can read back.
- Your orders with their addresses, and our calls about them.
- Your cart, wishlist, reviews and messages to sellers.
- On which devices you are logged in. You can end each of them under [Dashboard](/dashboard).

## What for

To deliver what you order, to answer you, and to know you again. We show no advertising of others, and we sell and lend your data to nobody.

## Who sees it

Our staff. A shop that sells you something sees your name, phone number and address for that order. Who delivers sees the address. Companies that carry our e-mails and SMS see those.

## In your browser

A cookie remembers a device you have signed in with, for a year; your browser keeps your login and your cart. There is no tracking by others.

We count what is searched for, without names; words are kept only once several people have used them, for 90 days.

## How long

Messages we sent are deleted after 90 days. Orders are kept as long as the law on accounts asks for it. The rest is kept until you want it gone.

## Your rights

Ask what we have about you, have it put right, or have it deleted: you reach us at {contact}. If we do not help, the supervisory authority for personal data in Rwanda does (Law No 058/2021).`,
  },
  contact: {
    title: 'Contact',
    description: 'Call, write or visit {name} in {address}.',
    text: `We answer questions before and after you buy.

For an order, have its number ready: it is under [My orders](/dashboard/my-orders). To ask the shop that sells a product, use **Chat Seller** on its page.`,
  },
};
