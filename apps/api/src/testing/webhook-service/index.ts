export { startListener, type Listener, type Received } from './listener';
export { startWebhookService, type Partner, type WebhookService } from './webhook-service';
