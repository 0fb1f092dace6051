import type { UserInfo } from '@shiji/contract/identity/identity.ts'

/** A buyer, as auth/info returns them. */
export const aPerson = (part: Partial<UserInfo> = {}): UserInfo => ({
  id: 1,
  username: '13800000001',
  nickname: '小林',
  avatar: '',
  belong_id: 0,
  defaultUrl: '',
  sex: 0,
  phone: '138****0001',
  has_pay_password: false,
  pay_password_lost: false,
  money: 0,
  frozen_money: 0,
  integral: 0,
  store_id: null,
  store_name: '',
  is_super: false,
  permissions: [],
  ...part,
})
