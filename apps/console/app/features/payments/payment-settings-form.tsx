import {
  limits,
  type PaymentMethod,
  type PaymentSettings,
  paymentTextLength,
  readPaymentMessage,
} from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { FormFault } from '../../shell/form-fault.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

const kinds: Record<PaymentMethod['kind'], string> = {
  delivery: 'On delivery',
  mobile_money: 'Mobile money',
  bank: 'Bank',
  counter: 'At the counter',
};
const newMethod: PaymentMethod = {
  name: '',
  kind: 'mobile_money',
  isOn: true,
  instructions: '',
  code: '',
  dial: '*182*8*1*{code}*{amount}#',
};

type Row = { key: number; method: PaymentMethod };
type PaymentSettingsFormProps = { settings: PaymentSettings; version: number };

/** How customers can pay, and how the messages they paste are read. */
export function PaymentSettingsForm({ settings, version: loaded }: PaymentSettingsFormProps) {
  const [version, setVersion] = useState(loaded);
  const [rows, setRows] = useState<Row[]>(() => settings.methods.map((method, key) => ({ key, method })));
  return (
    <ActionForm
      intent="savePaymentSettings"
      values={{ version }}
      label="Ways to pay"
      onDone={(saved) => setVersion(saved.version)}
    >
      <Panel title="Ways to pay">
        <div id="payments" className="flex flex-col gap-5">
          {rows.map(({ key, method }, at) => (
            <MethodFields
              key={key}
              method={method}
              prefix={`methods.${at}.`}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((row) => row.key !== key)) : undefined}
            />
          ))}
          <FormFault of={/^methods$/} />
          <Button
            look="secondary"
            className="self-start"
            onClick={() => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, method: newMethod }])}
          >
            Add a way to pay
          </Button>
        </div>
      </Panel>
      <Panel title="Messages about payments">
        <Patterns patterns={settings.patterns} />
      </Panel>
      <SendButton>Change the ways to pay</SendButton>
    </ActionForm>
  );
}

type MethodFieldsProps = {
  method: PaymentMethod;
  prefix: string;
  onRemove: (() => void) | undefined;
};

function MethodFields({ method, prefix, onRemove }: MethodFieldsProps) {
  const [kind, setKind] = useState(method.kind);
  const field = (name: keyof PaymentMethod) => ({ name: prefix + name });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 first:border-0 first:pt-0 sm:grid-cols-2">
      <legend className="sr-only">{method.name || 'A new way to pay'}</legend>
      <TextField
        label="Name"
        {...field('name')}
        maxLength={limits.nameLength}
        defaultValue={method.name}
        autoComplete="off"
      />
      <SelectField
        label="Kind"
        {...field('kind')}
        defaultValue={kind}
        onChange={({ target }) => setKind(target.value as PaymentMethod['kind'])}
        choices={Object.entries(kinds)}
      />
      <TextArea
        label="Instructions"
        {...field('instructions')}
        maxLength={limits.paymentInstructionsLength}
        hint="{order}, {amount}, {code}, {address} and {phone} are filled in."
        defaultValue={method.instructions}
        className="sm:col-span-2"
      />
      {kind === 'mobile_money' && (
        <>
          <TextField
            label="Merchant code"
            {...field('code')}
            inputMode="numeric"
            defaultValue={method.code}
            autoComplete="off"
          />
          <TextField
            label="Code to dial"
            {...field('dial')}
            hint="{code} and {amount} are filled in. Leave empty to dial nothing."
            defaultValue={method.dial}
            autoComplete="off"
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <CheckField label="Offered to customers" name={`${prefix}isOn`} defaultChecked={method.isOn} />
        {onRemove && (
          <Button look="quiet" className="text-danger!" onClick={onRemove}>
            Remove<span className="sr-only"> {method.name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The patterns, and what they read in a message: at once, and nothing leaves the page. */
function Patterns({ patterns }: { patterns: readonly string[] }) {
  const { errors } = useFormContext();
  const fault = Object.entries(errors).find(([name]) => name.startsWith('patterns.'));
  const [message, setMessage] = useState('');
  const [written, setWritten] = useState(patterns.join('\n'));
  const read = readPaymentMessage(splitLines(written), message);
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label="Patterns"
        name="patterns"
        rows={8}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={fault && `${describePlace(fault[0])}${fault[1]}`}
        hint="One per line; the first match is used. Write {amount}, {reference} and, if present, {time}; {any} stands for any other text."
      />
      <TextArea
        label="Try a message"
        maxLength={paymentTextLength}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        hint="Paste a message as your customers get it. It is not saved."
      />
      <p role="status">
        {message.trim() !== '' &&
          (read
            ? `${formatRwf(read.amountRwf)}, reference ${read.reference}${read.time ? `, ${read.time}` : ''}`
            : 'No pattern matches: customers type amount and reference themselves.')}
      </p>
    </div>
  );
}

const describePlace = (name: string) => {
  const [, at] = name.split('.');
  return at === undefined ? '' : `Line ${Number(at) + 1}: `;
};

const splitLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The ways to pay in the order in which they stand, and the patterns line by line. */
export function readPaymentSettings(data: FormData): PaymentSettings {
  const names = [...data.keys()].filter((name) => /^methods\.\d+\.name$/.test(name));
  return {
    methods: names.map((name) => readMethod(data, name.slice(0, -'name'.length))),
    patterns: splitLines(readText(data, 'patterns')),
  };
}

function readMethod(data: FormData, prefix: string): PaymentMethod {
  const text = (name: keyof PaymentMethod) => readText(data, prefix + name);
  return {
    name: text('name'),
    kind: text('kind') as PaymentMethod['kind'],
    isOn: data.has(`${prefix}isOn`),
    instructions: text('instructions'),
    code: text('code'),
    dial: text('dial'),
  };
}
