export {
  verifyWebhook,
  type ReceivedWebhook,
  type VerifiedWebhook,
  type WebhookFault,
  type WebhookHeaders,
} from './verify-webhook';
