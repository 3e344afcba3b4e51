export { loader } from './not-found.tsx';

export default function Page() {
  return null;
}
