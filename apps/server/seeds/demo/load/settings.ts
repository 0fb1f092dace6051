import type { Ctx } from '../../../src/infra/context.ts'
import { insertRows } from './insert.ts'

/**
 * What an open shop shows about itself: in its footer, to search engines, in the platform's settings. All other
 * settings keep their defaults.
 */
export const loadSettings = (tx: Ctx): Promise<void> =>
  insertRows(tx, 'configs', [
    {
      name: 'web',
      value: {
        keyword: '市集,数码,家电,家居,服饰,美妆,生鲜,运动,母婴,marketplace',
        description: '二十四家店铺的好物，一处买齐。Good things from twenty-four stores, in one place.',
        tel: '400-199-0000',
        mobile: '19900000000',
        email: 'service@shiji.example',
      },
      updated_at: tx.clock.now(),
    },
    {
      name: 'store',
      value: {
        name: '市集平台 Shiji',
        description: '只卖自己敢用的东西。Only what we would use ourselves.',
        mobile: '19900000000',
        service: '400-199-0000',
        email: 'service@shiji.example',
        employees: '48',
        area: '浙江省 杭州市 西湖区',
        address: '文三路 1 号市集大厦',
      },
      updated_at: tx.clock.now(),
    },
  ])
