<?php
// A backend for forms in PHP 8, without packages: the web server sends requests for /api/ to this file. Appends
// submissions to a file outside the web root. Settings: the environment variables SECRET and FILE.

/** Ids of the forms, and what a submission must contain. */
const FORMS = ['contact' => ['email']];

$secret = getenv('SECRET') ?: exit('SECRET is not set.');
$file = getenv('FILE') ?: __DIR__ . '/../submissions.jsonl';

function respond(int $status, array $body): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode($body));
}

/** The same key stores once: a repeated request gets the same response. */
function save(array $fields, string $secret, string $file): never
{
    [$id, $signature] = explode('.', ($fields['key'] ?? '') . '.');
    if (!hash_equals(hash_hmac('sha256', $id, $secret), $signature)) {
        respond(401, ['error' => 'The key is invalid: reload the page.']);
    }
    $required = FORMS[$fields['formId'] ?? ''] ?? respond(404, ['error' => 'This form does not exist.']);
    $values = json_decode($fields['form'] ?? '', true);
    if (!is_array($values)) {
        respond(400, ['error' => 'The fields are not JSON.']);
    }
    $missing = array_filter($required, fn ($name) => empty($values[$name]));
    if ($missing) {
        respond(400, ['error' => 'Required: ' . implode(', ', $missing) . '.']);
    }
    $line = json_encode(['id' => $id, 'formId' => $fields['formId'], 'values' => $values]) . "\n";
    $handle = fopen($file, 'c+');
    flock($handle, LOCK_EX);
    while (($stored = fgets($handle)) !== false) {
        if ((json_decode($stored, true)['id'] ?? '') === $id) {
            $stored === $line
                ? respond(200, ['submissionId' => $id])
                : respond(400, ['error' => 'This key was used for other values.']);
        }
    }
    fwrite($handle, $line);
    respond(200, ['submissionId' => $id]);
}

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (($_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin') !== 'same-origin') {
    respond(403, ['error' => 'The request comes from another site.']);
}
if ($_SERVER['REQUEST_METHOD'] === 'POST' && $path === '/api/form/FormSubmissionKey') {
    $id = bin2hex(random_bytes(16));
    respond(200, ['key' => $id . '.' . hash_hmac('sha256', $id, $secret)]);
}
if ($_SERVER['REQUEST_METHOD'] === 'POST' && $path === '/api/form/SaveFormSubmission') {
    save($_POST, $secret, $file);
}
respond(404, ['error' => 'Not found.']);
