import type { ClassNode, CommonData } from '@shiji/contract/platform/platform.ts'

export const aClass = (id: number, name: string, name_en: string, children: readonly ClassNode[] = []): ClassNode => ({
  id,
  name,
  name_en,
  thumb: '',
  children: [...children],
})

/** The site data of every page (GET /common). */
export const aSite = ({
  common,
  ...part
}: Partial<Omit<CommonData, 'common'>> & { common?: Partial<CommonData['common']> } = {}): CommonData => ({
  classes: [],
  brands: [],
  common: {
    web_name: '市集',
    web_name_en: 'Shiji',
    index_name: '',
    keyword: '',
    description: '',
    logo: '',
    tel: '',
    mobile: '',
    email: '',
    icp: '',
    closeStatus: false,
    closeReason: '',
    ...common,
  },
  hot_words: [],
  load: true,
  cart: 0,
  ip: '',
  now: new Date().toISOString(),
  demo: false,
  ...part,
})
