import {
  adminBrandsCall,
  brandReviewsCall,
  ownBrandApplicationsCall,
  reviewBrandCall,
  sellerBrandsCall,
} from '@shiji/contract/catalog/brand.calls.ts'
import {
  BrandApplication,
  BrandApplicationInput,
  BrandChange,
  BrandInput,
  BrandReviewInput,
  BrandReviewRow,
  BrandRow,
} from '@shiji/contract/catalog/brands.ts'
import { Done } from '@shiji/contract/schema.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../../http/routes/list-route.ts'
import { resourceOf } from '../../../../http/routes/resource.ts'
import { brandPage, brandRows, sellerBrandList } from '../../data/brands/brand.queries.ts'
import {
  brandReviewList,
  brandReviewPage,
  ownApplicationRows,
  reviewRows,
} from '../../data/brands/brand-application.queries.ts'
import { reviewBrand } from '../../use-cases/brands/review-brand.ts'

/** Brands, and the applications of stores for them. */
export const brandRoutes = [
  ...resourceOf(adminBrandsCall, { row: BrandRow, create: BrandInput, update: BrandChange }, brandRows),
  listRoute(sellerBrandsCall, { summary: 'List goods_brands', list: sellerBrandList, row: BrandRow }, brandPage),
  ...resourceOf(
    ownBrandApplicationsCall,
    { row: BrandApplication, create: BrandApplicationInput, update: BrandApplicationInput },
    ownApplicationRows,
  ),
  listRoute(
    brandReviewsCall,
    {
      summary: 'Applications for brands, with their number per verification in `count`',
      list: brandReviewList,
      row: BrandReviewRow,
    },
    brandReviewPage,
  ),
  viewRoute(brandReviewsCall, { summary: 'One application for a brand', view: BrandReviewRow }, async (ctx, id) => {
    const [row] = await reviewRows(ctx, [id])
    return row
  }),
  answer(
    reviewBrandCall,
    { summary: 'Pass an application for a brand, or deny it with a reason', body: BrandReviewInput, data: Done },
    async (ctx, { body }) => {
      await reviewBrand(ctx, body)
      return { id: body.id }
    },
  ),
]
