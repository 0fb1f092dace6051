import { describe, expect, it } from 'vitest'
import { companyOfNumber } from './company-of-number.ts'

const companies = [
  { code: 'SF', pattern: '^(SF)?\\d{12,15}$' },
  { code: 'ZTO', pattern: '^[0-9A-Z]{12,15}$' },
  { code: 'YTO', pattern: '^(YT)?[0-9A-Z]{10,18}$' },
  { code: 'JD', pattern: '^JD[0-9A-Z]{11,15}$' },
  { code: 'DB', pattern: '' },
  { code: 'DBL', pattern: '^(DPK)?\\d{9,15}$' },
  { code: 'OTHER', pattern: '' },
]

describe('the company of a number', () => {
  it.each([
    ['SF1000000000001', 'SF'],
    ['sf1000000000001', 'SF'],
    [' SF1000000000001 ', 'SF'],
    ['YT2233445566778', 'YTO'],
    ['JDVA12345678901', 'JD'],
    ['DPK364412345678', 'DBL'],
    ['DBL364412345678', 'DBL'],
    ['DB364412345678', 'DB'],
    ['ZTO75012345678', 'ZTO'],
  ])('%s is %s', (number, code) => {
    expect(companyOfNumber(companies, number)).toBe(code)
  })

  it.each(['', 'S', '754321234567', 'XX1000000000001', '1SF00000000001'])('%j matches none', number => {
    expect(companyOfNumber(companies, number)).toBeUndefined()
  })
})
