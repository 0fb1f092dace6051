import { describe, expect, it } from 'vitest'
import { afterLogin, keepFrom, loginPath } from './login-path.ts'

describe('the address of the login and back', () => {
  it('returns to the previous page, with its query', () => {
    const path = loginPath('/user/orders?status=waiting_payment')
    expect(afterLogin(new URL(path, 'http://shop').search, null)).toBe('/user/orders?status=waiting_payment')
  })

  it('falls back to defaultUrl, then to the home page', () => {
    expect(afterLogin('', { defaultUrl: '/user' })).toBe('/user')
    expect(afterLogin('', { defaultUrl: '' })).toBe('/')
    expect(afterLogin('', null)).toBe('/')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/Admin/users',
    '/Seller',
  ])('does not lead to %s', from => {
    expect(afterLogin(`?from=${encodeURIComponent(from)}`, null)).toBe('/')
    expect(afterLogin('', { defaultUrl: from })).toBe('/')
  })

  it('never returns from one login page to another', () => {
    expect(loginPath('/login?from=%2Fcarts')).toBe('/login')
    expect(afterLogin('?from=%2Fregister', { defaultUrl: '/login' })).toBe('/')
  })

  it('keeps the return address over registration', () => {
    expect(keepFrom('/register', '?from=%2Fcarts')).toBe('/register?from=%2Fcarts')
    expect(keepFrom('/register', '?from=%2F%2Fevil.example')).toBe('/register')
  })
})
