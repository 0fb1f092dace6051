import type { UserInfo } from '@shiji/contract/identity/identity.ts'

/** The person of stories and tests, as answered by auth/info. */
export const aPerson: UserInfo = {
  id: 7,
  username: 'linxiaoman',
  nickname: '林小满',
  avatar: '',
  belong_id: 0,
  defaultUrl: '/Admin/expresses',
  sex: 0,
  phone: '138****0002',
  has_pay_password: true,
  pay_password_lost: false,
  money: 0,
  frozen_money: 0,
  integral: 0,
  store_id: null,
  store_name: '',
  is_super: true,
  permissions: [],
}

/** Browser storage of a logged-in person. */
export const loggedIn = (area: 'seller' | 'admin'): Readonly<Record<string, string>> => ({
  [`${area}_token`]: 't1',
  [`${area}_user`]: JSON.stringify({
    nickname: aPerson.nickname,
    avatar: '',
    belong_id: 0,
    defaultUrl: aPerson.defaultUrl,
  }),
})
