import { limits } from '@urumuri/contract';
import { useState } from 'react';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readText, useConsoleForm } from './use-console-form.ts';

export function SellerRegisterForm() {
  const [thanks, setThanks] = useState<string>();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const password = data.get('password');
    const { message } = await sellerApi.sellerRegister({
      body: {
        shopName: readText(data, 'shopName'),
        ownerName: readText(data, 'ownerName'),
        email: readText(data, 'email'),
        phone: readText(data, 'phone'),
        password: typeof password === 'string' ? password : '',
      },
    });
    setThanks(message);
  });
  if (thanks) {
    return (
      <p role="status" className="rounded-control bg-amber-wash px-4 py-4 font-medium">
        {thanks}
      </p>
    );
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Register a shop" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <TextField label="Shop name" name="shopName" maxLength={limits.shopNameLength} error={errors.shopName} />
      <TextField label="Your name" name="ownerName" autoComplete="name" error={errors.ownerName} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        id="register-phone"
        hint="We call it before your shop opens."
        error={errors.phone}
      />
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        id="register-password"
        hint={`At least ${limits.passwordMinLength} characters.`}
        error={errors.password}
      />
      <SendButton failure={failure} isSending={isSending}>
        Register my shop
      </SendButton>
    </form>
  );
}
