import type { Random } from './random.ts'

/** The documents that a store submits with its application, by the fields of the form. */
export interface DemoPapers {
  readonly business_license_no: string
  readonly legal_person: string
  readonly store_phone: string
  readonly id_card_no: string
  readonly emergency_contact: string
  readonly emergency_contact_phone: string
}

const PERSONS = ['林远山', '陈知夏', '周允和', '沈书瑶', '许望舒', '谢听澜', '袁景行', '陆清和']
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** Documents that are valid in form and belong to no one: the person would be over a hundred years old. */
export function drawPapers(random: Random, index: number): DemoPapers {
  const [person = '', contact = ''] = random.shuffle(PERSONS)
  return {
    business_license_no: `91${random.between(110_000, 650_000)}MA${random.between(1_000_000, 9_999_999)}X`,
    legal_person: person,
    store_phone: phone(index, 1),
    id_card_no: idNumber(
      `110101${random.between(1_900, 1_929)}0${random.between(1, 9)}1${random.between(0, 9)}${random.between(100, 999)}`,
    ),
    emergency_contact: contact,
    emergency_contact_phone: phone(index, 2),
  }
}

const phone = (index: number, kind: number): string => `199000${kind}${String(index + 1).padStart(4, '0')}`

/** Seventeen digits with their check character. */
function idNumber(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${CHECKS[sum % 11]}`
}
