import '../../field-types/register.ts'
import { describe, expect, it } from 'vitest'
import type { FormField } from '../../form-field/form-field.ts'
import { sentValues } from './sent-values.ts'

const fields: readonly FormField[] = [
  { type: 'text', name: 'nickname', label: '昵称' },
  { type: 'password', name: 'password', label: '密码' },
  { type: 'avatar', name: 'avatar', label: '头像', upload: async () => '' },
]

describe('what a form sends (§5)', () => {
  it('a blank password goes out as an empty text', () => {
    expect(sentValues(fields, { nickname: '小林', avatar: '/a.png' })).toEqual({
      nickname: '小林',
      password: '',
      avatar: '/a.png',
    })
    expect(sentValues(fields, { password: null })).toEqual({ password: '' })
    expect(sentValues(fields, { password: 'geheim-42' })).toEqual({ password: 'geheim-42' })
  })

  it.each(['', null, undefined])('an avatar that is not set (%o) does not go out at all', avatar => {
    expect(sentValues(fields, { nickname: '小林', password: 'x', avatar })).toEqual({ nickname: '小林', password: 'x' })
  })
})
