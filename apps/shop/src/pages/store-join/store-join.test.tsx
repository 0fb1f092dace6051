import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { anApplication } from '../../testing/an-application.ts'
import { Component as StorePages } from '../stores/store-pages.tsx'
import { Component as AgreementPage } from './agreement-page.tsx'
import { Component as FormPage } from './form-page.tsx'
import { Component as JoinPage } from './join-page.tsx'
import { Component as ResultPage } from './result-page.tsx'

const classes = [
  {
    id: 1,
    name: '家居',
    name_en: 'Home',
    thumb: '',
    children: [
      {
        id: 2,
        name: '灯具',
        name_en: 'Lighting',
        thumb: '',
        children: [{ id: 3, name: '台灯', name_en: 'Desk lamps', thumb: '', children: [] }],
      },
    ],
  },
]
const agreement = { title: '商家入驻协议', title_en: '', content: '<p>诚信经营</p>', content_en: '' }

const open = (
  page: ReactNode,
  path: string,
  application: StoreApplication | null,
  answers: (arrived: Arrived) => Reply | Promise<Reply> | undefined = () => undefined,
  options: Partial<ShopOptions> = {},
) =>
  aShop({
    page,
    path,
    server: arrived => {
      const own = answers(arrived)
      if (own !== undefined) return own
      const { method } = arrived
      if (arrived.path === '/api/store') return method === 'GET' ? ok(application) : ok(application)
      if (arrived.path === '/api/common') return ok({ classes, brands: [], hot_words: [], cart: 0 })
      if (arrived.path === '/api/article/store_agreement') return ok(agreement)
      if (arrived.path.startsWith('/api/store/documents/'))
        return ok({ id: 9, field: 'id_card_t', mime: 'image/webp', width: 8, height: 5, data: 'UklG' })
      return undefined
    },
    ...options,
  })
const where = async () => (await screen.findByLabelText('where')).textContent
const bodies = (calls: readonly Arrived[]) => calls.map(({ body }) => Object.fromEntries(body))

describe('the page about selling', () => {
  it('says what is needed, and leads visitors to the agreement', async () => {
    const { calls } = await open(<JoinPage />, '/store/join', null, undefined, { loggedIn: false })
    expect(await screen.findByText('法人身份证正反面照片、姓名和手机')).toBeTruthy()
    expect(screen.getByRole('link', { name: '立即申请' }).getAttribute('href')).toBe('/store/step_1')
    expect(calls('GET', '/api/store')).toEqual([])
  })

  it('tells what the platform has set about its company and its fee, and nothing before', async () => {
    const company = {
      ...{
        name: '市集科技',
        description: '',
        mobile: '',
        service: '400-199-0000',
        logo: '',
        wechat: '',
        qrcode: '',
        qq: '',
      },
      ...{ email: '', employees: '48', factory_area: '', area: '杭州', point: '120.1,30.2', address: '文三路 1 号' },
      ...{ slides: ['/files/a.webp'], storeVerify: true, cashMoney: 60 },
    }
    const answers = ({ path }: Arrived) => (path === '/api/platform' ? ok(company) : undefined)
    await open(<JoinPage />, '/store/join', null, answers, { loggedIn: false })
    expect(await screen.findByText('市集科技')).toBeTruthy()
    expect(screen.getByText('杭州 文三路 1 号')).toBeTruthy()
    expect(screen.getByText('0.6%')).toBeTruthy()
    expect(screen.getByRole('link', { name: '在地图上查看' }).getAttribute('href')).toContain('position=120.1,30.2')
    expect(screen.getByRole('img', { name: '市集科技 的照片 1' })).toBeTruthy()
    expect(screen.queryByText('微信')).toBeNull()
  })

  it.each([
    ['fill_information', '继续填写', '/store/step_2'],
    ['verifying', '查看申请进度', '/store/step_3'],
    ['denied', '查看申请进度', '/store/step_3'],
    ['passed', '查看申请进度', '/store/step_3'],
  ] as const)('leads the owner of an application that is %s on', async (store_verify, name, href) => {
    await open(<JoinPage />, '/store/join', anApplication({ store_verify }))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  })
})

describe('the agreement', () => {
  it('must be read first, with the text of the specification', async () => {
    const user = userEvent.setup()
    const { calls } = await open(<AgreementPage />, '/store/step_1', null)
    expect(await screen.findByText('诚信经营')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByRole('alert').textContent).toBe('请先阅读相应协议。')
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(calls('POST', '/store/join')).toHaveLength(0)
  })

  it('begins the application and leads to its form', async () => {
    const user = userEvent.setup()
    const { calls } = await open(<AgreementPage />, '/store/step_1', null, ({ path }) =>
      path === '/api/store/join' ? ok({}) : undefined,
    )
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await where()).toBe('/store/step_2')
    expect(bodies(calls('POST', '/store/join'))).toEqual([{ is_agreed: '1' }])
  })
})

describe('the steps', () => {
  it.each([
    ['step_1', <AgreementPage key="1" />, 'verifying', '/store/step_3'],
    ['step_2', <FormPage key="2" />, 'passed', '/store/step_3'],
    ['step_3', <ResultPage key="3" />, 'fill_information', '/store/step_2'],
  ] as const)('of %s lead on from an application that is elsewhere', async (step, page, store_verify, target) => {
    await open(page, `/store/${step}`, anApplication({ store_verify }))
    expect(await where()).toBe(target)
  })

  it('begin with the agreement', async () => {
    await open(<FormPage />, '/store/step_2', null)
    expect(await where()).toBe('/store/step_1')
  })

  it('can be tried again when they cannot be loaded', async () => {
    const state = { broken: true }
    const user = userEvent.setup()
    await open(<ResultPage />, '/store/step_3', anApplication({ store_verify: 'verifying' }), ({ path }) =>
      state.broken && path === '/api/store' ? 'offline' : undefined,
    )
    const again = await screen.findByRole('button', { name: '重试' })
    state.broken = false
    await user.click(again)
    expect(await screen.findByRole('heading', { name: '资料正在审核' })).toBeTruthy()
  })
})

describe('the form', () => {
  it('shows what was filled in before, and saves each field when it is left', async () => {
    const user = userEvent.setup()
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication({ store_name: '青竹', id_card_t: 9 }))
    expect(await screen.findByLabelText(/^店铺名称/)).toHaveProperty('value', '青竹')
    expect((await screen.findByRole('img', { name: '身份证人像面' })).getAttribute('src')).toBe(
      'data:image/webp;base64,UklG',
    )
    await user.type(screen.getByLabelText(/^法人姓名/), '王芳')
    await user.tab()
    expect(await screen.findByText('已保存')).toBeTruthy()
    expect(bodies(calls('PUT', '/api/store'))).toEqual([{ legal_person: '王芳' }])
  })

  it('keeps a wrong value at its field and sends the others without it', async () => {
    const user = userEvent.setup()
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication())
    await user.type(await screen.findByLabelText(/^身份证号/), '11010519491231002x')
    await user.type(screen.getByLabelText(/^法人手机/), '123')
    await user.tab()
    expect(await screen.findByText('请填写正确的手机号码。')).toBeTruthy()
    await waitFor(() => expect(bodies(calls('PUT', '/api/store'))).toEqual([{ id_card_no: '11010519491231002X' }]))
    expect(screen.getByText('有内容尚未保存')).toBeTruthy()
    expect(screen.getByLabelText(/^法人手机/)).toHaveProperty('value', '123')
  })

  it('keeps what could not be sent, and sends it again', async () => {
    const user = userEvent.setup()
    const state = { broken: true }
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication(), ({ method }) =>
      state.broken && method === 'PUT' ? 'offline' : undefined,
    )
    await user.type(await screen.findByLabelText(/^公司名称/), '青竹有限公司')
    await user.tab()
    expect(await screen.findByText('有内容尚未保存')).toBeTruthy()
    expect(screen.getByLabelText(/^公司名称/)).toHaveProperty('value', '青竹有限公司')
    state.broken = false
    await user.click(screen.getByRole('button', { name: '重试保存' }))
    expect(await screen.findByText('已保存')).toBeTruthy()
    expect(bodies(calls('PUT', '/api/store')).at(-1)).toEqual({ store_company_name: '青竹有限公司' })
  })

  it('refuses a file that is not a picture at its field, before and after it is sent', async () => {
    const user = userEvent.setup({ applyAccept: false })
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication(), ({ path }) =>
      path === '/api/store/documents'
        ? { code: 422, msg: '有些字段不对', data: { fields: { id_card_t: '文件已损坏。' } } }
        : undefined,
    )
    const field = await screen.findByLabelText('身份证人像面')
    await user.upload(field, new File(['x'], 'a.txt', { type: 'text/plain' }))
    expect((await screen.findByRole('alert', { hidden: false })).textContent).toContain('不支持')
    expect(calls('POST', '/store/documents')).toHaveLength(0)
    await user.upload(field, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('文件已损坏。')).toBeTruthy()
    expect(calls('POST', '/store/documents')).toHaveLength(1)
  })

  it('names what is missing at its field when it is handed over too early', async () => {
    const user = userEvent.setup()
    await open(<FormPage />, '/store/step_2', anApplication(), ({ path }) =>
      path === '/api/store/submit'
        ? {
            code: 422,
            msg: '有些字段不对',
            data: { fields: { id_card_no: '请先填写认证信息。', store_name: '不能为空。' } },
          }
        : undefined,
    )
    await user.click(await screen.findByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('请先填写认证信息。')).toBeTruthy()
    expect(screen.getByLabelText(/^店铺名称/).getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^店铺名称/)))
  })

  it.each([
    ['and then goes', ok({ id: 12, field: 'id_card_b', mime: 'image/webp', width: 8, height: 5, data: 'UklG' }), 1],
    ['and stays if that fails', { code: 422, msg: '有些字段不对', data: { fields: { id_card_b: '文件已损坏。' } } }, 0],
  ])('waits for a picture that is still on its way when it is handed over, %s', async (_, reply, handedOver) => {
    const user = userEvent.setup()
    const sending = Promise.withResolvers<Reply>()
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication({ id_card_b: 9 }), ({ path }) =>
      path === '/api/store/documents' ? sending.promise : undefined,
    )
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
    await user.upload(await screen.findByLabelText('身份证国徽面'), file)
    await user.click(screen.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(calls('POST', '/store/documents')).toHaveLength(1))
    expect(calls('POST', '/store/submit')).toHaveLength(0)
    sending.resolve(reply)
    if (handedOver === 0) expect(await screen.findByText('文件已损坏。')).toBeTruthy()
    await waitFor(() => expect(calls('POST', '/store/submit')).toHaveLength(handedOver))
  })

  it('shows the reasons of a denial at their fields', async () => {
    const denied = anApplication({
      store_verify: 'denied',
      store_refuse_info: '执照不清晰',
      reasons: { business_license_no: '与照片不符' },
    })
    await open(<FormPage />, '/store/step_2', denied)
    expect(await screen.findByText('审核未通过：执照不清晰')).toBeTruthy()
    expect(screen.getByText('与照片不符')).toBeTruthy()
    expect(screen.getByLabelText(/^统一社会信用代码/).getAttribute('aria-invalid')).toBe('true')
  })

  it('adds and removes classes of the third level', async () => {
    const user = userEvent.setup()
    const { calls } = await open(<FormPage />, '/store/step_2', anApplication({ class_id: [3] }))
    await user.click(await screen.findByRole('button', { name: '移除台灯' }))
    await waitFor(() => expect(bodies(calls('PUT', '/api/store'))).toEqual([{ class_id: '[]' }]), { timeout: 4_000 })
  })
})

describe('the page of the routes', () => {
  it.each([
    ['/store/join', '在市集开一家店'],
    ['/store/step_1', '阅读入驻协议'],
    ['/store/step_1/', '阅读入驻协议'],
    ['/user/seller', '我的店铺'],
  ])('shows at %s what belongs there', async (path, name) => {
    await open(<StorePages />, path, null, arrived => (arrived.path === '/api/user/seller' ? ok([]) : undefined))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  })
})

describe('the result', () => {
  it('of a waiting application says when to expect it', async () => {
    await open(
      <ResultPage />,
      '/store/step_3',
      anApplication({ store_verify: 'verifying', submitted_at: '2026-06-01T02:00:00.000Z' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: '资料正在审核' })).toBeTruthy()
    expect(screen.getByText(/2026/)).toBeTruthy()
  })

  it('of a denied one names the fields with their reasons, and opens the form again', async () => {
    const denied = anApplication({
      store_verify: 'denied',
      store_refuse_info: '执照不清晰',
      reasons: { business_license: '看不清编号' },
    })
    await open(<ResultPage />, '/store/step_3', denied)
    expect(await screen.findByText('执照不清晰')).toBeTruthy()
    expect(screen.getByText('营业执照照片')).toBeTruthy()
    expect(screen.getByText('看不清编号')).toBeTruthy()
    expect(screen.getByRole('link', { name: '修改后重新提交' }).getAttribute('href')).toBe('/store/step_2')
  })

  it('of a denied one says a reason that only fields have once, at its field', async () => {
    const reasons = { business_license: '看不清编号', id_card_t: '已过期' }
    const denied = anApplication({ store_verify: 'denied', store_refuse_info: '已过期；看不清编号', reasons })
    await open(<ResultPage />, '/store/step_3', denied)
    expect(await screen.findAllByText(/看不清编号/)).toHaveLength(1)
    expect(screen.getAllByText(/已过期/)).toHaveLength(1)
  })

  it('of a passed one leads into the back office', async () => {
    await open(<ResultPage />, '/store/step_3', anApplication({ store_verify: 'passed', actions: [] }))
    expect((await screen.findByRole('link', { name: '进入商家后台' })).getAttribute('href')).toBe('/Seller/login')
  })
})
