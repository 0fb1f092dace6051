/** Pages that need no login (spec §6); every other page of the storefront does. Paths match exactly. */
export const PUBLIC = {
  paths: [
    '/',
    '/home',
    '/login',
    '/register',
    '/forget_password',
    '/stores',
    '/search',
    '/goods',
    '/integral',
    '/integral/search',
    '/seckills',
    '/collectives',
  ],
  prefixes: [
    '/stores/',
    '/store/',
    '/search/',
    '/class/',
    '/goods/',
    '/integral/search/',
    '/integral/goods/',
    '/collectives/',
    '/user/article/',
  ],
  /** Exceptions from the prefixes: the application for a store needs a login. */
  closed: ['/store/step_1', '/store/step_2', '/store/step_3'],
} as const
