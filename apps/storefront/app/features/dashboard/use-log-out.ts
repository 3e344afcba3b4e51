import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../../lib/log-out.ts';

export function useLogOut() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    isLeaving,
    async logOut(): Promise<void> {
      setIsLeaving(true);
      await logOut(navigate);
    },
  };
}
