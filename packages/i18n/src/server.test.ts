import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { ERRORS } from '@shiji/contract/errors.ts'
import * as statuses from '@shiji/contract/statuses.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from './locale.ts'
import { splitKey } from './message.ts'
import { createTranslator, messagesFolder, readMessages, translate } from './server.ts'

describe('the wording of the specification', () => {
  it.each([
    ['error.pay_password_format', 'Please enter the 0-9 digital payment password.'],
    ['error.password_mismatch', 'The two inputs are inconsistent.'],
    ['error.agreement_first', 'Please read the corresponding agreement first.'],
    ['error.phone_empty', 'The phone number is empty.'],
    ['refusal.sms_too_often', "Don't send frequently."],
    ['error.buy_num', 'Please fill in the purchase quantity carefully.'],
    ['error.sku_required', 'Please select a SKU.'],
    ['error.insufficient_stock', 'Insufficient stock.'],
    ['error.buy_num_minimum', 'The minimum purchase quantity is 1.'],
    ['refusal.repeated_order', 'Please wait patiently and do not place repeated orders.'],
    ['error.no_product_selected', 'No product selected.'],
    ['error.sub_not_allow_buy', 'Sub-accounts are not allowed to use the platform purchase function.'],
    ['refusal.authentication_first', 'Please fill in the authentication information first.'],
    ['error.cannot_be_empty', 'Cannot be empty.'],
    ['error.select_first', 'Please select the operation data first.'],
    ['error.wait_setting', 'wait setting.'],
    ['error.http_404', 'Not Found Pages 404.'],
    ['error.http_500', '500 (Internal Server Error) '],
    ['error.http_code', ',error_code：'],
    ['error.unknown', 'unknown error'],
    ['error.operation_successful', 'The operation was successful.'],
    ['error.operation_failed', 'The operation failed.'],
    ['refusal.operation_abnormal', 'Abnormal operation.'],
    ['error.login_successful', 'Login successful.'],
    ['error.login_failed', 'Login failed.'],
    ['refusal.account_or_password', 'Account or password error.'],
    ['error.data_abnormal', 'Data is abnormal.'],
    ['table.prompt', 'Prompt'],
    ['table.delete_confirm', 'Are you sure you want to delete the selected data?'],
    ['table.search_expand', 'Expand'],
    ['table.search_shrink', 'shrink'],
    ['common.menu_empty', 'empty menu'],
    ['common.menu_name', 'Menu Name'],
  ])('%s stands to the letter', (key, english) => {
    expect(translate('en', key)).toBe(english)
    expect(translate('zh-cn', key)).toMatch(/\p{Script=Han}/u)
  })

  it('asks to wait in the words of the specification', () => {
    expect(translate('zh-cn', 'error.too_many')).toBe('您请求太频繁了，请休息一会')
    expect(translate('en', 'error.too_many')).toBe('Your requests are too frequent. Please take a break.')
  })
})

describe('the contract', () => {
  it.each(locales)('finds a text for every error in %s', locale => {
    const messages = readMessages(messagesFolder, locale)
    const lost = Object.values(ERRORS).filter(({ key }) => {
      const { namespace, rest } = splitKey(key)
      return !Object.hasOwn(messages.get(namespace) ?? {}, rest)
    })
    expect(lost).toEqual([])
  })

  const vocabularies = [
    ['order', statuses.ORDER_STATUSES],
    ['payment_method', statuses.PAYMENT_METHODS],
    ['payment', statuses.PAYMENT_STATUSES],
    ['freight', statuses.FREIGHT_MODES],
    ['store_verification', statuses.STORE_VERIFICATIONS],
    ['store', statuses.STORE_STATUSES],
    ['review', statuses.REVIEWS],
    ['shelf', statuses.SHELF_STATUSES],
    ['coupon', statuses.COUPON_STATUSES],
    ['activity', statuses.ACTIVITY_STATUSES],
    ['settlement', statuses.SETTLEMENT_STATUSES],
    ['account', statuses.ACCOUNT_STATUSES],
    ['stock_movement', statuses.STOCK_MOVEMENT_KINDS],
  ] as const
  it.each(vocabularies)('has a different word for every status of %s', (vocabulary, words) => {
    for (const locale of locales) {
      const texts = words.map(word => translate(locale, `status.${vocabulary}.${word}`))
      expect(new Set(texts).size).toBe(words.length)
    }
  })
})

describe('createTranslator', () => {
  let folder = ''
  const write = (path: string, text: string): void => writeFileSync(`${folder}/${path}`, text)
  beforeAll(() => {
    folder = mkdtempSync(`${tmpdir()}/messages-`)
    mkdirSync(`${folder}/zh-cn`)
    mkdirSync(`${folder}/en`)
    write('zh-cn/cart.json', '{ "hello": "你好，{{name}}", "item_other": "{{count}} 件", "zh_only": "只有中文" }')
    write(
      'en/cart.json',
      '{ "hello": "Hello, {{name}}", "item_one": "{{count}} item", "item_other": "{{count}} items" }',
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('fills values and picks the plural of the language', () => {
    const say = createTranslator(folder, true)
    expect(say('en', 'cart.hello', { name: 'Li' })).toBe('Hello, Li')
    expect([0, 1, 2].map(count => say('en', 'cart.item', { count }))).toEqual(['0 items', '1 item', '2 items'])
    expect(say('zh-cn', 'cart.item', { count: 1 })).toBe('1 件')
  })

  it.each(['cart.nothing', 'nowhere.hello', 'cart', '', 'cart.constructor', '__proto__.x'])(
    'when strict, throws on the unknown key %j',
    key => {
      expect(() => createTranslator(folder, true)('en', key)).toThrow(`No text for "${key}"`)
    },
  )

  it('when strict, throws on a missing value', () => {
    expect(() => createTranslator(folder, true)('en', 'cart.hello')).toThrow('needs a value for "name"')
  })

  it('when lenient, falls back to Chinese, then to the key, and leaves a missing value out', () => {
    const say = createTranslator(folder, false)
    expect(say('en', 'cart.zh_only')).toBe('只有中文')
    expect(say('en', 'cart.nothing')).toBe('cart.nothing')
    expect(say('en', 'cart.hello')).toBe('Hello, ')
  })

  it('refuses files that are not flat objects of texts', () => {
    for (const text of ['[]', '"x"', 'null', '{ "a": 1 }', '{ "a": { "b": "c" } }', '{']) {
      write('en/broken.json', text)
      expect(() => readMessages(folder, 'en')).toThrow()
    }
    rmSync(`${folder}/en/broken.json`)
  })
})
