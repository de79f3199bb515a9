<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'An approved report stays as it was approved',
		'mutation' => 'it shows the figures of now',
		'file'     => 'includes/Programme/ReportRepository.php',
		'code'     => 'null === $row[\'frozen\'] ?',
		'becomes'  => 'true ?',
		'test'     => 'tests/php/integration/Programme/ReportsTest.php::test_an_approved_report_keeps_its_bytes',
	),
);
