import type { PaymentSettings } from './schemas/payments.ts';

const givenInTheCall = 'We give you the number to pay to when we call. Never pay anybody else.';
const payToTheCode = 'Pay to our merchant code. Never pay anybody else.';

const dial = '*182*8*1*{code}*{amount}#';

/** How to pay one way. The first words follow whether there is a merchant code; the office's own stand as they are. */
export function instructPayment({
  instructions,
  code,
}: Pick<PaymentSettings['methods'][number], 'instructions' | 'code'>) {
  if (instructions !== givenInTheCall && instructions !== payToTheCode) return instructions;
  return code === '' ? givenInTheCall : payToTheCode;
}

/** What a shop begins with, until its office says otherwise. */
export const firstPaymentSettings: Readonly<PaymentSettings> = {
  methods: [
    {
      name: 'On delivery',
      kind: 'delivery',
      isOn: true,
      instructions: 'Pay in cash or by mobile money when your order is handed over.',
      code: '',
      dial: '',
    },
    {
      name: 'Mobile money',
      kind: 'mobile_money',
      isOn: true,
      instructions: givenInTheCall,
      code: '',
      dial,
    },
    {
      name: 'Airtel Money',
      kind: 'mobile_money',
      isOn: false,
      instructions: payToTheCode,
      code: '',
      dial,
    },
    {
      name: 'Bank transfer',
      kind: 'bank',
      isOn: false,
      instructions: 'Our account: bank, name and number. Write {order} as the reason.',
      code: '',
      dial: '',
    },
    { name: 'At the counter', kind: 'counter', isOn: true, instructions: 'Come to {address}.', code: '', dial: '' },
  ],
  patterns: [
    'TxId: {reference}{any}payment of {amount} to{any}completed at {time}',
    'transaction of {amount} by{any}completed at {time}{any}Financial Transaction Id: {reference}',
    'payment of {amount} to{any}completed at {time}{any}Financial Transaction Id: {reference}',
    '{amount} transferred to{any}at {time}{any}Financial Transaction Id: {reference}',
    'TID{any}{reference}{any}paid {amount}',
    'TID{any}{reference}{any}sent {amount}',
    'Trans{any}ID{any}{reference}{any}paid {amount}',
    'Trans{any}ID{any}{reference}{any}sent {amount}',
    'paid {amount} to{any}TID{any}{reference}',
    'sent {amount} to{any}TID{any}{reference}',
    // In French.
    'TxId: {reference}{any}paiement de {amount} a{any}a ete effectue{any}le {time}',
    'paiement de {amount} a{any}a ete effectue{any}le {time}{any}transaction{any}{reference}',
    'TID{any}{reference}{any}vous avez paye {amount}',
    'TID{any}{reference}{any}vous avez envoye {amount}',
    'vous avez paye {amount} a{any}TID{any}{reference}',
    'vous avez envoye {amount} a{any}TID{any}{reference}',
    'vous avez paye {amount} a{any}transaction{any}{reference}',
    'vous avez envoye {amount} a{any}transaction{any}{reference}',
    '{amount} transferes a{any}le {time}{any}transaction{any}{reference}',
    // In Kinyarwanda.
    'TxId: {reference}{any}ishyuye {amount}{any}ku wa {time}',
    'Transaction ID: {reference}{any}ishyuye {amount}{any}ku wa {time}',
    'TID{any}{reference}{any}ishyuye {amount}',
    'TID{any}{reference}{any}ohereje {amount}',
    'ishyuye {amount}{any}TID{any}{reference}',
    'ohereje {amount}{any}TID{any}{reference}',
    'ishyuye neza {amount}{any}TID{any}{reference}',
    "ishyuye {amount}{any}y'igikorwa{any}{reference}",
    "ohereje {amount}{any}y'igikorwa{any}{reference}",
    "{amount} yoherejwe kuri{any}ku wa {time}{any}y'igikorwa{any}{reference}",
  ],
};
