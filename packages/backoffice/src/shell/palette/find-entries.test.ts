import { describe, expect, it, vi } from 'vitest'
import { menuPages } from '../../core/menu/menu-pages.ts'
import { aMenu } from '../../testing/a-menu.ts'
import { findEntries } from './find-entries.ts'
import { initialsOf } from './initials.ts'
import { numberEntries } from './number-entries.ts'
import { pageEntries } from './page-entries.ts'

const pages = menuPages(aMenu, 'admin')
const go = vi.fn()
const entries = (recent: readonly string[] = [], locale: 'zh-cn' | 'en' = 'zh-cn') =>
  pageEntries(pages, pages[0], recent, { locale, go, here: '当前页面' })
const names = (typed: string, recent: readonly string[] = [], locale: 'zh-cn' | 'en' = 'zh-cn') =>
  findEntries(entries(recent, locale), typed).map(entry => entry.name)

describe('pages that the palette finds', () => {
  it.each([
    ['the name', '订单', ['订单管理']],
    ['the other language, whatever the case', 'EXPRESS', ['物流公司']],
    ['pinyin initials', 'ddgl', ['订单管理']],
    ['the beginning of pinyin initials', 'wl', ['物流公司']],
    ['the group above it', '物流中心', ['物流公司', '区域地址']],
    ['nothing', '不存在', []],
  ])('by %s', (_how, typed, found) => {
    expect(names(typed)).toEqual(found)
  })

  it('in the language of the page', () => {
    expect(names('订单', [], 'en')).toEqual(['Orders'])
  })

  it('entries that start with the text come before those that contain it', () => {
    expect(names('or', [], 'en')).toEqual(['Orders', 'Stores', 'Express companies', 'Areas', 'Dashboard'])
  })

  it('pages visited lately first, all others in the order of the menu, the one on screen last', () => {
    expect(names('', ['/areas', '/gone', '/dashboard'])).toEqual([
      '区域地址',
      '店铺列表',
      '物流公司',
      '订单管理',
      '仪表盘',
    ])
    expect(entries().at(-1)?.hint).toBe('当前页面')
    expect(names('列表', ['/stores'])[0]).toBe('店铺列表')
  })
})

describe('pinyin initials', () => {
  it.each([
    ['退款订单', 'tkdd'],
    ['秒杀', 'ms'],
    ['SMS 日志', 'sms rz'],
    ['', ''],
  ])('of %s are %s', (text, initials) => {
    expect(initialsOf(text)).toBe(initials)
  })
})

describe('a number that is typed', () => {
  const tools = { say: (key: string) => key, locale: 'en', go } as const
  const found = (typed: string) => numberEntries(typed, pages, tools)

  it('is looked up by order number, or as a tracking number, on the page of the orders', () => {
    expect(found(' D20260601123 ').map(entry => [entry.name, entry.hint])).toEqual([
      ['palette.find_order', 'Orders'],
      ['palette.find_parcel', 'Orders'],
    ])
    found('D20260601123')[0]?.run()
    expect(go).toHaveBeenLastCalledWith('/orders?order_no=D20260601123%7ClikeRight')
  })

  it.each(['12345', 'orders', '订单20260601', "2026' or 1", ''])('%j is not a number', typed => {
    expect(found(typed)).toEqual([])
  })

  it('leads nowhere for a person who has no orders page', () => {
    expect(numberEntries('D20260601123', pages.slice(0, 2), tools)).toEqual([])
  })
})
