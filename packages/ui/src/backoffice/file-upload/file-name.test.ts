import { describe, expect, it } from 'vitest'
import { accepts, nameOfUrl } from './file-name.ts'

describe('nameOfUrl', () => {
  it('is the last part of the address, in readable signs', () => {
    expect(nameOfUrl('https://files.example/a/%E5%90%88%E5%90%8C.pdf?v=2')).toBe('合同.pdf')
    expect(nameOfUrl('/uploads/1.zip#x')).toBe('1.zip')
  })

  it('survives invalid addresses', () => {
    expect(nameOfUrl('/a/%E5%9')).toBe('%E5%9')
    expect(nameOfUrl('https://files.example/')).toBe('https://files.example/')
  })
})

describe('accepts', () => {
  const pdf = { name: '合同.PDF', type: 'application/pdf' }

  it('accepts everything without a rule', () => {
    expect(accepts(undefined, pdf)).toBe(true)
    expect(accepts(' ', pdf)).toBe(true)
  })

  it('knows endings, kinds and types', () => {
    expect(accepts('.zip,.pdf', pdf)).toBe(true)
    expect(accepts('image/*', { name: 'a', type: 'image/png' })).toBe(true)
    expect(accepts('application/pdf', pdf)).toBe(true)
    expect(accepts('.zip,image/*', pdf)).toBe(false)
  })
})
