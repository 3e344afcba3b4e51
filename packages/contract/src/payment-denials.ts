/**
 * Words by which a message says that nothing was paid. They count more than any pattern, the office's too: a pattern
 * cannot say what must not stand in a message. Whose message is misunderstood types its reference by hand.
 */
const english = [
  /\b(fail(ed|ure|s)?|unsuccessful(ly)?|declined|rejected|refused|denied|incomplete|cancell?ed|cancellation|insufficient|expired|pending)\b/,
  /\b(revers(ed|al)|refund(ed)?)\b/,
  /(?:\bnot|n't) (yet )?(been )?(successful(ly)?|completed|processed|paid|sent|made|done)\b/,
  /\b(could|can) ?not\b|\bunable\b|\bwill be\b/,
  /\b(request(s|ed)?|approve)\b/,
];
const french = [
  /\b(echoue|echec|annule|annulation|rejete|refuse|insuffisant|impossible|expire|rembourse|remboursement)(e?s?)\b/,
  /\bn'? ?(a|ont|avez|est)( ete)? pas\b|\bpas (ete|paye|envoye|effectue|abouti|reussi)/,
  /\ben (attente|cours)\b|\bsera\b|\bnon (abouti|effectue|reussi)/,
  /\bdemande\b/,
];
const kinyarwanda = [
  /\bntabwo\b/,
  /\bnti\w*(ishyu|ohere|kunz|genz|shobo|emewe|rangi)/,
  /\b\w{0,3}t(a|i)\w{0,2}ishyu/,
  /\b(bi|by|y|w|r)(a|y)(nze|naniranye|hagaritswe|subijwe)\b/,
  /\b\w{0,3}dahagije\b/,
  /\b\w{0,4}sab(a|wa|we|ye)\b|\bemeza\b/,
];
const denials = [...english, ...french, ...kinyarwanda];

/** `If it was not you, call …` says nothing of this payment; neither does how to ask for a reversal. */
const advice = /^(if|for|in case|to|dial|call|si|pour|en cas|niba|kugira|hamagara)\b/;
const amount = /\d ?(rwf|frw)\b|\b(rwf|frw)[ .:]{0,2}\d/;

/** Whether a message, without capitals and accents, says that there is no payment. */
export function deniesPayment(folded: string): boolean {
  const sentences = folded.split(/[.!?;*] ?(?=[a-z])/);
  const said = sentences.filter((sentence) => !advice.test(sentence.trimStart()) || amount.test(sentence));
  return said.some((sentence) => denials.some((denial) => denial.test(sentence)));
}
