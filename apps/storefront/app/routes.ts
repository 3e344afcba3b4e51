import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every public address of the shop. */
export default [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
