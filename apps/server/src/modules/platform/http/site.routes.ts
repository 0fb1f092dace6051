import { CommonData } from '@shiji/contract/platform/platform.ts'
import { PlatformCompany } from '@shiji/contract/platform/settings.ts'
import { cartCountCall, commonCall, platformCompanyCall } from '@shiji/contract/platform/site.calls.ts'
import { Count } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { readSetting } from '../data/site/settings.queries.ts'
import { cartCount, commonData } from '../data/site/site.queries.ts'

export const siteRoutes = [
  answer(
    commonCall,
    {
      summary: 'What every page of the shop needs',
      data: CommonData,
    },
    ctx => commonData(ctx),
  ),
  answer(
    platformCompanyCall,
    { summary: 'The company behind the shop and its terms for stores', data: PlatformCompany },
    async ctx => {
      const { goodsVerify: _own, ...company } = await readSetting(ctx, 'store')
      return company
    },
  ),
  answer(
    cartCountCall,
    {
      summary: 'Number of lines in the cart; 0 for visitors',
      data: Count,
    },
    ctx => cartCount(ctx),
  ),
]
