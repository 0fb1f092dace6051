import { describe, expect, it } from 'vitest'
import { afterLogin } from './return-path.ts'

const after = (from: string) => afterLogin(`?from=${encodeURIComponent(from)}`, 'admin')

describe('where a login leads back to', () => {
  it('is the page the person came from', () => {
    expect(after('/orders?page=2')).toBe('/orders?page=2')
  })

  it.each([
    '',
    '/login',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('is the start instead of %o', from => expect(after(from)).toBe('/'))
})
