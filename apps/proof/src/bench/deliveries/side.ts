/** One way of getting deliveries to the listener. A turn ends when every one is sent and recorded as sent. */
export interface Side {
  readonly name: string;
  deliver(count: number): Promise<void>;
  close(): Promise<void>;
}
