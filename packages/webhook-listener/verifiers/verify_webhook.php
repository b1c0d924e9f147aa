<?php

/** The envelope of a genuine request, or null. Headers by lower-case name; the body from php://input. */
function verify_webhook(array $headers, string $rawBody, string $secret, ?int $now = null, int $toleranceSeconds = 300): ?array
{
    if ($secret === '') {
        return null;
    }
    $timestamp = $headers['x-payroll-timestamp'] ?? '';
    $signature = $headers['x-payroll-signature'] ?? '';
    if (!preg_match('/^\d{1,12}\z/', $timestamp) || abs(($now ?? time()) - (int) $timestamp) > $toleranceSeconds) {
        return null;
    }
    $expected = hash_hmac('sha256', $timestamp . '.' . $rawBody, $secret);
    if (!hash_equals($expected, strtolower($signature))) {
        return null;
    }
    $envelope = json_decode($rawBody, true);

    return is_array($envelope) ? $envelope : null;
}
