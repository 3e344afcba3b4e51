import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';

const READING_MS = 2000;

/** Goes to the dashboard by itself once there was time to read, or at once by the link. */
export function ToDashboard() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(addresses.dashboard, { replace: true }), READING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <LinkButton to={addresses.dashboard} replace look="secondary">
      Go to your dashboard
    </LinkButton>
  );
}
