import {
  ADMIN_PERMISSIONS,
  allAdminPermissions,
  allSellerPermissions,
  SELLER_PERMISSIONS,
} from '@shiji/contract/permissions.ts'
import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePermissionName } from './use-permission-name.ts'

const groups = [...Object.keys(ADMIN_PERMISSIONS), ...Object.keys(SELLER_PERMISSIONS)].map(group => `group.${group}`)

it.each([
  ['zh-cn', /^[\p{Script=Han}A-Z]+$/u],
  ['en', /^[A-Z][\w ]+$/],
] as const)('every permission and every group of them has a word (%s)', async (locale, words) => {
  const i18n = await createI18n(locale, ['permission'])
  const { result } = renderHook(() => usePermissionName(), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  })
  for (const id of [...allAdminPermissions, ...allSellerPermissions, ...groups]) {
    expect(result.current(id), id).toMatch(words)
  }
  expect(result.current('unknown.permission')).toBe('unknown.permission')
})
