import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../site/links/paths.ts'

const JoinPage = lazyPart(() => import('../store-join/join-page.tsx').then(page => page.Component))
const InvitePage = lazyPart(() => import('../store-invite/invite-page.tsx').then(page => page.Component))
const AgreementPage = lazyPart(() => import('../store-join/agreement-page.tsx').then(page => page.Component))
const FormPage = lazyPart(() => import('../store-join/form-page.tsx').then(page => page.Component))
const ResultPage = lazyPart(() => import('../store-join/result-page.tsx').then(page => page.Component))
const SellerPage = lazyPart(() => import('../user/seller/seller-page.tsx').then(page => page.Component))
const StoresPage = lazyPart(() => import('./stores-page.tsx').then(page => page.Component))

const PAGES = new Map([
  [PATHS.join, JoinPage],
  [PATHS.invite, InvitePage],
  [PATHS.joinAgreement, AgreementPage],
  [PATHS.joinForm, FormPage],
  [PATHS.joinResult, ResultPage],
  [PATHS.seller, SellerPage],
] as const)

/**
 * The list of stores and the pages on a buyer's way to a store, by their address. They share one entry in the routes:
 * each entry costs bytes in the scripts that every page starts with, and few visitors come here.
 */
export function Component() {
  const { pathname } = useLocation()
  const here = decodeURI(pathname).replace(/\/+$/, '')
  const Page = [...PAGES].find(([path]) => path === here)?.[1] ?? StoresPage
  return (
    <Suspense fallback={<LoadingState />}>
      <Page />
    </Suspense>
  )
}
