import { describe, expect, it } from 'vitest'
import {
  loggedFacts,
  type RegistrationFacts,
  readChange,
  registrationChange,
  registrationProblems,
} from './registration.ts'

const now: RegistrationFacts = {
  store_company_name: '木与光家居有限公司',
  business_license_no: '91330100MA2AX0001X',
  business_license: 1,
  legal_person: '林木',
  id_card_no: '110101199003077715',
  id_card_t: 2,
  id_card_b: 3,
  class_id: [7, 5],
}

describe('a change of what a store is registered with', () => {
  it('has only the fields that differ; classes in another order do not', () => {
    expect(
      registrationChange(now, { legal_person: '林木', store_company_name: '新公司', class_id: [5, 7, 5] }),
    ).toEqual({ store_company_name: '新公司' })
    expect(registrationChange(now, { class_id: [9, 5] })).toEqual({ class_id: [5, 9] })
  })

  it('needs a new licence for another company or number, and both sides of the card for another person', () => {
    expect(registrationProblems({ business_license_no: '91330100MA2AX0002X' })).toEqual([
      { field: 'business_license', key: 'refusal.document_needed' },
    ])
    expect(registrationProblems({ legal_person: '林光', id_card_t: 8 })).toEqual([
      { field: 'id_card_b', key: 'refusal.document_needed' },
    ])
    expect(registrationProblems({ class_id: [5] })).toEqual([])
    expect(registrationProblems({ business_license: 9 })).toEqual([])
  })

  it('empties no field, and takes no wrong number of an identity card', () => {
    expect(registrationProblems({ class_id: [] })).toEqual([{ field: 'class_id', key: 'error.required' }])
    expect(registrationProblems({ id_card_no: '110101199003070001', id_card_t: 8, id_card_b: 9 })).toEqual([
      { field: 'id_card_no', key: 'error.wrong_format' },
    ])
  })

  it('is logged without documents and numbers of identity cards', () => {
    const change = { legal_person: '林光', id_card_no: '110101199003077715', id_card_t: 8, id_card_b: 9 }
    expect(loggedFacts(change, change)).toEqual({ legal_person: '林光' })
    expect(loggedFacts(now, change)).toEqual({ legal_person: '林木' })
  })

  it('is read without anything else', () => {
    expect(readChange({ legal_person: '林光', store_money: 5 })).toEqual({ legal_person: '林光' })
    expect(readChange(null)).toEqual({})
  })
})
