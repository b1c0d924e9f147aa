/** For those who receive webhooks; needs Node. */
export { verifyWebhook, type ReceivedWebhook, type VerifiedWebhook, type WebhookFault } from 'webhook-listener';
