import { CommonData } from '@shiji/contract/platform/platform.ts'
import { cartCountCall, commonCall } from '@shiji/contract/platform/site.calls.ts'
import { Count } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
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
    cartCountCall,
    {
      summary: 'Number of lines in the cart; 0 for visitors',
      data: Count,
    },
    ctx => cartCount(ctx),
  ),
]
