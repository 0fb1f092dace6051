import { acceptInvitationCall, invitationOfferCall } from '@shiji/contract/identity/invitation.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The link of an invitation, as the invited person opens it. */
export const invitationBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    invitationOffer: queryOf(build, invitationOfferCall),
    acceptInvitation: mutationOf(build, acceptInvitationCall),
  }),
})

export const { useInvitationOfferQuery, useAcceptInvitationMutation } = invitationBuyerApi
