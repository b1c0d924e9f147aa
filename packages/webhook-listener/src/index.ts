export { verifyWebhook, type ReceivedWebhook, type VerifiedWebhook, type WebhookFault } from './verify-webhook';
