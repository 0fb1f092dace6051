import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import { describe, expect, it } from 'vitest'
import { changedFields, documentsOf, factsOf, missingFields, readPapers, readReasons } from './application.ts'

const empty = {
  name: '',
  logo: '',
  companyName: '',
  provinceId: null,
  cityId: null,
  regionId: null,
  address: '',
  application: {},
}
const papers = {
  business_license_no: '91310000MA1234567X',
  business_license: 7,
  legal_person: '王芳',
  store_phone: '13800000000',
  id_card_no: '11010519491231002X',
  id_card_t: 8,
  id_card_b: 9,
  emergency_contact: '李雷',
  emergency_contact_phone: '13800000001',
}
const whole = {
  name: '青竹',
  logo: '/files/a.webp',
  companyName: '青竹有限公司',
  provinceId: 1,
  cityId: 2,
  regionId: 3,
  address: '一号',
  application: papers,
}

describe('an application', () => {
  it('lacks every field at first, and none when all are filled', () => {
    expect(missingFields(factsOf(empty, []))).toEqual(APPLICATION_FIELDS)
    expect(missingFields(factsOf(whole, [5]))).toEqual([])
  })

  it.each(APPLICATION_FIELDS)('lacks %s alone', field => {
    const facts = { ...factsOf(whole, [5]), [field]: field === 'class_id' || field === 'area' ? [] : '' }
    expect(missingFields(facts)).toEqual([field])
  })

  it('needs a district', () => {
    expect(missingFields(factsOf({ ...whole, regionId: null }, [5]))).toEqual(['area'])
  })

  it('reads what is stored, whatever it is', () => {
    expect(readPapers(null)).toEqual(readPapers({ legal_person: 1, id_card_t: '8' }))
    expect(documentsOf(readPapers(papers))).toEqual([
      { field: 'business_license', id: 7 },
      { field: 'id_card_t', id: 8 },
      { field: 'id_card_b', id: 9 },
    ])
    expect(readReasons({ area: 'x', class_id: 4 })).toEqual({ area: 'x' })
  })

  it('names the fields that changed between two rounds', () => {
    const before = factsOf(whole, [5])
    expect(changedFields(before, before)).toEqual([])
    expect(changedFields(before, { ...before, class_id: [5, 6], business_license: 10 })).toEqual([
      'class_id',
      'business_license',
    ])
  })
})
