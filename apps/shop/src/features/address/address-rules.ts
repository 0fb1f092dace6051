import { array, boolean, number, object, string } from 'yup'

/** What the address form holds. */
export interface AddressForm {
  readonly receive_name: string
  readonly receive_tel: string
  /** Province, city, district. */
  readonly area: number[]
  readonly address: string
  readonly is_default: boolean
}

/** Rules of an address; messages are keys of the error texts. The server checks the same again. */
export const addressRules = object({
  receive_name: string().trim().required('error.cannot_be_empty').max(30, 'error.wrong_format'),
  receive_tel: string()
    .trim()
    .required('error.phone_empty')
    .matches(/^1[3-9]\d{9}$/, 'error.phone'),
  area: array(number().required()).required().min(3, 'error.cannot_be_empty'),
  address: string().trim().required('error.cannot_be_empty').max(120, 'error.wrong_format'),
  is_default: boolean().required(),
})

/** Field of the form that a field of the wire belongs to. */
export const fieldOf = (wire: string): keyof AddressForm =>
  wire === 'receive_name' || wire === 'receive_tel' || wire === 'address' || wire === 'is_default' ? wire : 'area'
