// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { RouteRecord } from '../src/model/routes.ts';

export const routes = [
  { path: '/', load: () => import('./pages/landing.ts') },
  { path: '/about', load: () => import('./pages/about.ts') },
  { path: '/chip', load: () => import('./pages/chipCard.ts') },
  { path: '/kod95', load: () => import('./pages/kod95.ts') },
  { path: '/licenceChange', load: () => import('./pages/licenceChange.ts') },
  { path: '/adr', load: () => import('./pages/adr.ts') },
  { path: '/visaRegister', load: () => import('./pages/registerVisa.ts') },
  { path: '/contract', load: () => import('./pages/contract.ts') },
  { path: '/medicine', load: () => import('./pages/medCheck.ts') },
  { path: '/pesel', load: () => import('./pages/pesel.ts') },
  { path: '/workInvitation', load: () => import('./pages/invitation.ts') },
  { path: '/privacy', load: () => import('./pages/privacy.ts') },
] satisfies readonly RouteRecord[];

export type RoutePath = '/'
  | '/about'
  | '/chip'
  | '/kod95'
  | '/licenceChange'
  | '/adr'
  | '/visaRegister'
  | '/contract'
  | '/medicine'
  | '/pesel'
  | '/workInvitation'
  | '/privacy';

declare module '../src/model/link.ts' {
  interface SiteRegistry {
    readonly path: RoutePath;
  }
}
