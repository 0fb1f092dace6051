import { invitationsCall, inviteCall, withdrawInvitationsCall } from '@shiji/contract/identity/invitation.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Invitations of staff by link, as a store makes them. */
export const invitationApi = api.injectEndpoints({
  endpoints: build => ({
    invitations: queryOf(build, invitationsCall),
    invite: mutationOf(build, inviteCall),
    withdrawInvitations: mutationOf(build, withdrawInvitationsCall),
  }),
})

export const { useInvitationsQuery, useInviteMutation, useWithdrawInvitationsMutation } = invitationApi
