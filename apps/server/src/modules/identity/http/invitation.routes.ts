import {
  acceptInvitationCall,
  invitationOfferCall,
  invitationsCall,
  inviteCall,
  ownStoresCall,
  switchStoreCall,
  withdrawInvitationsCall,
} from '@shiji/contract/identity/invitation.calls.ts'
import {
  AcceptedInvitation,
  Invitation,
  InvitationInput,
  InvitationOffer,
  InvitationToken,
  NewInvitation,
  OwnStores,
  Switched,
  SwitchInput,
} from '@shiji/contract/identity/invitations.ts'
import { Deleted, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { idsOf } from '../../../records/ids.ts'
import { acceptInvitation, invitationList, invitationOffer } from '../use-cases/invitations/accept-invitation.ts'
import { inviteStaff, withdrawInvitations } from '../use-cases/invitations/invite-staff.ts'
import { ownStores, switchStore } from '../use-cases/sessions/switch-store.ts'

/** Invitations of staff by link, and the stores of one person. */
export const invitationRoutes = [
  answer(invitationsCall, { summary: 'The newest invitations of the store', data: Type.Array(Invitation) }, ctx =>
    invitationList(ctx),
  ),
  answer(
    inviteCall,
    { summary: 'Make a link that gives a role', body: InvitationInput, data: NewInvitation },
    (ctx, { body }) => inviteStaff(ctx, body),
  ),
  answer(
    withdrawInvitationsCall,
    { summary: 'Withdraw invitations', params: IdsParams, data: Deleted },
    (ctx, { params }) => withdrawInvitations(ctx, idsOf(params.ids)),
  ),
  answer(
    invitationOfferCall,
    { summary: 'What a link offers', body: InvitationToken, data: InvitationOffer },
    (ctx, { body }) => invitationOffer(ctx, body.token),
  ),
  answer(
    acceptInvitationCall,
    { summary: 'Become staff of the store by its link', body: InvitationToken, data: AcceptedInvitation },
    (ctx, { body }) => acceptInvitation(ctx, body.token),
  ),
  answer(ownStoresCall, { summary: 'The stores in whose back office one works', data: OwnStores }, ctx =>
    ownStores(ctx),
  ),
  answer(switchStoreCall, { summary: 'Work for another store', body: SwitchInput, data: Switched }, (ctx, { body }) =>
    switchStore(ctx, body.store_id),
  ),
]
