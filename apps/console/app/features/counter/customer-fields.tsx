import { type Language, languages, limits } from '@urumuri/contract';
import type { KeyboardEvent } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import type { NewOrderDraft } from './use-new-order.ts';

/** Who orders, by the whole number: a customer the shop knows, or a new one. */
export function CustomerFields({ draft, isOptional = false }: { draft: NewOrderDraft; isOptional?: boolean }) {
  const { phone, known, name, language, phoneFailure } = draft;
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    draft.findCustomer();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <TextField
          label="Customer’s phone"
          name="customerPhone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={limits.shippingPhoneLength}
          className="flex-1"
          value={phone}
          onChange={(event) => draft.writePhone(event.currentTarget.value)}
          onKeyDown={findOnEnter}
          error={phoneFailure}
          aria-required={!isOptional}
        />
        <Button look="secondary" className="h-12 px-4" onClick={() => draft.findCustomer()}>
          Find
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {known === 'new' && 'No customer has this number yet. Enter a name to add a new customer.'}
        {typeof known === 'object' && (
          <>
            <strong>{known.name}</strong>
            {known.area && `, ${known.area}`}
          </>
        )}
      </p>
      {typeof known !== 'object' && (!isOptional || phone !== '') && (
        <TextField
          label="Customer’s name"
          name="customerName"
          autoComplete="off"
          maxLength={limits.nameLength}
          value={name}
          onChange={(event) => draft.writeName(event.currentTarget.value)}
        />
      )}
      {known === 'new' && (
        <SelectField
          label="Language of messages"
          name="language"
          value={language}
          onChange={(event) => draft.chooseLanguage(event.currentTarget.value as Language)}
        >
          {Object.entries(languages).map(([code, words]) => (
            <option key={code} value={code} lang={code}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
