import { limits } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from './send-button.tsx';

export function SellerRegisterForm() {
  const [thanks, setThanks] = useState<string>();
  if (thanks) {
    return (
      <p role="status" className="rounded-control bg-amber-wash px-4 py-4 font-medium">
        {thanks}
      </p>
    );
  }
  return (
    <ActionForm intent="sellerRegister" label="Register a shop" onDone={({ message }) => setThanks(message)}>
      <TextField label="Shop name" name="shopName" maxLength={limits.shopNameLength} />
      <TextField label="Your name" name="ownerName" autoComplete="name" />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="We call this number before your shop opens."
      />
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinLength} characters.`}
      />
      <SendButton>Register my shop</SendButton>
    </ActionForm>
  );
}
